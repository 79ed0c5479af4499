/**
 * A browser may show a page again as it was left, with the code that was running. When the session is another one by
 * then, or none, the page is hidden in the same moment and loaded anew.
 *
 * @param session the token of the session that is kept, if there is one.
 */
export function reloadRestored(session: () => string | null): void {
  let left: string | null = null
  window.addEventListener('pagehide', () => {
    left = session()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || session() === left) return
    document.documentElement.hidden = true
    window.location.reload()
  })
}
