const timeout = 5000

/** Calls `act` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback: use a timer.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, timeout / 2)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout })
  return () => window.cancelIdleCallback(handle)
}
