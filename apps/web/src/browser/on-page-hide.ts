/** Calls back when the page is closed or left, also when it enters the back/forward cache. */
export function onPageHide(act: () => void): void {
  window.addEventListener('pagehide', act)
}
