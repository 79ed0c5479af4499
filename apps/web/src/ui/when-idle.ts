const patience = 5000

/** Calls once the browser has nothing better to do; the returned function calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback: there, some time after the page is a quiet moment enough.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, patience / 2)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: patience })
  return () => window.cancelIdleCallback(handle)
}
