/**
 * Whether the page was opened anew and not come back to: by an address that was typed or a link from elsewhere, not by a
 * reload or by Back. A browser that does not tell counts as coming back.
 */
export function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'navigate'
}

/**
 * A link to a part of the page makes an entry of the history by itself, without the state that tells entries apart. Gives
 * it one, and returns its key; `undefined` for any other entry.
 */
export function keyOfBareEntry(): string | undefined {
  if (window.history.state !== null) return undefined
  const key = Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ usr: null, key, idx: window.history.length - 1 }, '')
  return key
}
