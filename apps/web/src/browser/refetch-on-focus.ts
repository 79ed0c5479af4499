const quietTime = 2000

/** Calls `refresh` when the tab gets focus or the network returns: the cart may have changed elsewhere. */
export function refetchOnFocus(refresh: () => Promise<void>, now: () => number): () => void {
  let last = now()
  const act = () => {
    if (document.visibilityState === 'hidden' || now() - last < quietTime) return
    last = now()
    void refresh()
  }
  const online = () => {
    last = now()
    void refresh()
  }
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) online()
  }
  window.addEventListener('focus', act)
  document.addEventListener('visibilitychange', act)
  window.addEventListener('online', online)
  window.addEventListener('pageshow', restored)
  return () => {
    window.removeEventListener('focus', act)
    document.removeEventListener('visibilitychange', act)
    window.removeEventListener('online', online)
    window.removeEventListener('pageshow', restored)
  }
}
