/** Calls back when the page is left: closed, or another one in its place, which may come back as it was. */
export function onLeaving(act: () => void): void {
  window.addEventListener('pagehide', act)
}
