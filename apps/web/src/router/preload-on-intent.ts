/** How long a pointer or the focus rests on a link, in milliseconds, before it counts as an intention. */
const rest = 80

/**
 * Calls `preload` with an internal link when the shopper is likely to follow it: at once on a touch, and when the pointer
 * or the focus rests on it. Returns a function that ends it.
 */
export function preloadOnIntent(preload: (link: HTMLAnchorElement) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(timer)
  const linkOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : undefined
  }
  const atRest = (event: Event) => {
    forget()
    const link = linkOf(event)
    if (link !== undefined) timer = setTimeout(() => preload(link), rest)
  }
  const atOnce = (event: Event) => {
    const link = linkOf(event)
    if (link !== undefined) preload(link)
  }
  document.addEventListener('pointerover', atRest, { passive: true, signal })
  document.addEventListener('focusin', atRest, { passive: true, signal })
  document.addEventListener('touchstart', atOnce, { passive: true, signal })
  signal.addEventListener('abort', forget)
  return () => ending.abort()
}
