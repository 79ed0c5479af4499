const timeout = 10_000

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
    // The shopper has moved the focus meanwhile: leave it there.
    const { activeElement } = document
    const free =
      activeElement === document.body ||
      activeElement === main ||
      activeElement?.closest('[role="dialog"]') != null
    if (!free || attempt()) stop()
  })
  const timer = setTimeout(() => stop(), timeout)
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
