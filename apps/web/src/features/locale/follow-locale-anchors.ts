import { chooseLocale } from '../../browser/chosen-locale.ts'
import { splitPath } from '../../config/locale.ts'
import { localesId } from './locale-anchor.ts'

/** Lets the links to other locales lead to the page that is shown now. The server has written those to the first page. */
export function leadLocaleAnchors(pathname: string): void {
  for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]'))
    anchor.href = (anchor.dataset['locale'] ?? '') + pathname
}

/**
 * What a press on a link to another locale does before the browser follows it: the choice is remembered, and what the address asks for
 * goes along. A link to the choice opens it. Returns a function that ends this.
 *
 * @param onChosen gets the tag of the locale.
 */
export function followLocaleAnchors(onChosen: (tag: string) => void): () => void {
  function follow(event: MouseEvent): void {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    const prefix = anchor?.dataset['locale']
    if (anchor === null || prefix === undefined) {
      if (anchor?.getAttribute('href') === `#${localesId}`) openChoice(event)
      return
    }
    const { pathname, search, hash } = window.location
    // The server, which has written the link, does not know all of the address.
    anchor.href = prefix + splitPath(pathname).pathname + search + hash
    chooseLocale(anchor.hreflang, () => window.localStorage)
    onChosen(anchor.hreflang)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

function openChoice(event: MouseEvent): void {
  const choice = document.getElementById(localesId)
  if (!(choice instanceof HTMLDetailsElement)) return
  event.preventDefault()
  choice.open = true
  choice.querySelector('summary')?.focus({ preventScroll: true })
  choice.scrollIntoView({ block: 'center' })
}
