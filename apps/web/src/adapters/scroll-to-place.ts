const patience = 5000

/**
 * Brings the page back to `top`. The content may still be growing (a list that is being read), so it keeps trying
 * until it is there, the shopper scrolls, or some seconds have passed. Returns a function that gives up.
 */
export function scrollToPlace(top: number): () => void {
  const reached = () => {
    window.scrollTo({ top, behavior: 'instant' })
    return Math.abs(window.scrollY - top) <= 2
  }
  if (reached()) return () => undefined

  const stop = new AbortController()
  const giveUp = () => stop.abort()
  const watcher = new ResizeObserver(() => {
    if (reached()) giveUp()
  })
  const timer = setTimeout(giveUp, patience)
  stop.signal.addEventListener('abort', () => {
    watcher.disconnect()
    clearTimeout(timer)
  })
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(event, giveUp, { signal: stop.signal, passive: true })
  watcher.observe(document.body)
  return giveUp
}
