const quietTime = 2000

/**
 * Calls `refresh` when the tab gets focus or the network returns: the cart may have changed elsewhere. Returns a function
 * that ends it.
 */
export function refetchOnFocus(refresh: () => Promise<void>, now: () => number): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let last = now()
  const online = () => {
    last = now()
    void refresh()
  }
  const act = () => {
    if (document.visibilityState !== 'hidden' && now() - last >= quietTime) online()
  }
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) online()
  }
  window.addEventListener('focus', act, { signal })
  document.addEventListener('visibilitychange', act, { signal })
  window.addEventListener('online', online, { signal })
  window.addEventListener('pageshow', restored, { signal })
  return () => ending.abort()
}
