const timeout = 10_000

/** What tells that the shopper goes on, and has the focus where they want it. */
const inputs = ['keydown', 'pointerdown'] as const

const isHidden = (main: HTMLElement) => main.closest('[aria-hidden="true"], [inert]') !== null

/**
 * Moves the focus after a navigation: on Back to the link that was followed (`href`), else to the page's heading.
 * Waits for the heading to load (what the loading screen has is marked `data-passing`) and for a closing drawer to
 * release the page. Calls `arrived` with the target. Returns a function that stops waiting.
 */
export function focusPage(
  main: HTMLElement,
  href: string | undefined,
  arrived: (at: 'link' | 'heading') => void,
): () => void {
  const attempt = () => {
    const heading = [...main.querySelectorAll('h1')].find((one) => one.closest('[data-passing]') === null)
    if (heading === undefined || isHidden(main)) return false
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
    const { activeElement } = document
    // Something of the page has taken it. A closing drawer gives it back to its opener, outside of the page.
    const isTaken = activeElement !== main && main.contains(activeElement)
    if (isTaken || attempt()) stop()
  })
  const timer = setTimeout(() => stop(), timeout)
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
    for (const type of inputs) document.removeEventListener(type, stop, true)
  }
  for (const type of inputs) document.addEventListener(type, stop, true)
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-hidden', 'inert'],
  })
  return stop
}
