/**
 * Reloads a page restored from the back/forward cache when the session has changed or ended. The page is hidden
 * immediately, so no earlier customer's data shows.
 *
 * @param session returns the stored session token, or null.
 */
export function reloadOnRestore(session: () => string | null): void {
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
