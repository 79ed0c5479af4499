/** Calls `preload` with the path of an internal link when the shopper is likely to follow it. */
export function preloadOnIntent(preload: (pathname: string) => void): () => void {
  const notice = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link instanceof HTMLAnchorElement && link.origin === window.location.origin) preload(link.pathname)
  }
  const signs = ['pointerover', 'focusin', 'touchstart'] as const
  for (const sign of signs) document.addEventListener(sign, notice, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, notice)
  }
}
