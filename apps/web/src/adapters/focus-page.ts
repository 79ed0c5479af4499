const patience = 10_000

const isHidden = (main: HTMLElement) => main.closest('[aria-hidden="true"], [inert]') !== null

/**
 * After a navigation: puts the focus on the new page, on the link one came from (`href`, on Back) or else on its
 * heading. The heading may still be on its way (a loading screen's own is marked as passing), and a closing drawer may
 * still hide the page: it waits for both.
 * `arrived` is told which it was. Returns a function that stops waiting.
 */
export function focusPage(
  main: HTMLElement,
  href: string | undefined,
  arrived: (at: 'link' | 'heading') => void,
): () => void {
  const attempt = () => {
    const heading = main.querySelector<HTMLElement>('h1:not([data-passing])')
    if (heading === null || isHidden(main)) return false
    const link = href === undefined ? null : main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    if (link !== null) {
      link.focus({ preventScroll: true })
      arrived('link')
      return true
    }
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    arrived('heading')
    return true
  }
  if (attempt()) return () => undefined

  if (!isHidden(main)) main.focus({ preventScroll: true })
  const watcher = new MutationObserver(() => {
    // The shopper has gone on by hand meanwhile: the focus is theirs.
    const { activeElement } = document
    const free =
      activeElement === document.body ||
      activeElement === main ||
      activeElement?.closest('[role="dialog"]') != null
    if (!free || attempt()) stop()
  })
  const timer = setTimeout(() => stop(), patience)
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
  }
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-hidden', 'inert'],
  })
  return stop
}
