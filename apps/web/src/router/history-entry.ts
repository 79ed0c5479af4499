/**
 * Whether the page was opened by a new navigation, not by a reload or Back. False when the browser does not report
 * it.
 */
export function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'navigate'
}

/**
 * A hash link creates a history entry without the router's state. Adds that state and returns its key; `undefined`
 * for any other entry.
 */
export function keyOfBareEntry(): string | undefined {
  if (window.history.state !== null) return undefined
  const key = Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ usr: null, key, idx: window.history.length - 1 }, '')
  return key
}
