/** Calls `act` when the page is closed or left, also when it enters the back/forward cache. Returns the unsubscribe function. */
export function onPageHide(act: () => void): () => void {
  window.addEventListener('pagehide', act)
  return () => window.removeEventListener('pagehide', act)
}
