import { afterEach, expect, it, vi } from 'vitest'
import { chosenLocale } from '../../browser/chosen-locale.ts'
import { followLocaleAnchors, leadLocaleAnchors } from './follow-locale-anchors.ts'

const served = `
  <a href="/" hreflang="en-IN" data-locale="">India</a>
  <a href="/en-de/" hreflang="en-DE" data-locale="/en-de">Germany</a>
  <a href="#locales">India</a>
  <a href="/about">About</a>
  <details id="locales"><summary>India</summary></details>`

let end = () => {}

/** What is chosen; the browser itself goes nowhere. */
function show() {
  document.body.innerHTML = served
  const chosen = vi.fn<(tag: string) => void>()
  const endFollowing = followLocaleAnchors(chosen)
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  end = () => {
    endFollowing()
    document.removeEventListener('click', stay)
  }
  return chosen
}

const press = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector(selector)?.dispatchEvent(event)
}

afterEach(() => {
  end()
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

it('leads to the page of the moment in the other locale, with what its address asks for', () => {
  const chosen = show()
  window.history.replaceState(null, '', '/category/men?sort=newest#top')
  press('[hreflang="en-DE"]')
  expect(document.querySelector('[hreflang="en-DE"]')?.getAttribute('href')).toBe(
    '/en-de/category/men?sort=newest#top',
  )
  expect(chosen).toHaveBeenCalledWith('en-DE')
  expect(chosenLocale(() => window.localStorage)).toBe('en-DE')
})

it('leads home from a page of another locale', () => {
  show()
  window.history.replaceState(null, '', '/en-de/cart')
  press('[hreflang="en-IN"]')
  expect(document.querySelector('[hreflang="en-IN"]')?.getAttribute('href')).toBe('/cart')
})

it('opens the choice in the footer, and leaves other links alone', () => {
  const chosen = show()
  press('[href="/about"]')
  expect(document.querySelector('details')?.open).toBe(false)
  press('[href="#locales"]')
  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  expect(chosen).not.toHaveBeenCalled()
})

it('keeps the links at the page that is shown, for a new tab', () => {
  show()
  leadLocaleAnchors('/about')
  const hrefs = [...document.querySelectorAll('a[data-locale]')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/about', '/en-de/about'])
})

it('does nothing any more after its end', () => {
  const chosen = show()
  end()
  press('[hreflang="en-DE"]')
  expect(chosen).not.toHaveBeenCalled()
})
