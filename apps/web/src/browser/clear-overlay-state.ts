import type { KeyValueStorage } from '@umber/storefront-core'

interface RouterState {
  readonly usr?: unknown
}

const key = 'keep-overlay'

/** Keeps the open overlay across the following reload. */
export const keepOverlay = (storage: Pick<KeyValueStorage, 'set'>) => storage.set(key, 'yes')

/** Closes the overlay of the previous page load. `usr` is the router's own field. */
export function clearOverlayState(
  history: Pick<History, 'state' | 'replaceState'>,
  storage: Pick<KeyValueStorage, 'get' | 'remove'>,
) {
  const isStored = storage.get(key) !== null
  storage.remove(key)
  const state = history.state as RouterState | null
  if (isStored || state?.usr == null) return
  history.replaceState({ ...state, usr: null }, '')
}
