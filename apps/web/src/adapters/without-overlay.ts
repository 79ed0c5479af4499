import type { KeyValueStorage } from '@umber/storefront-core'

interface RouterState {
  readonly usr?: unknown
}

const key = 'umber.keep-overlay'

/** What is open now, or was asked for, is to be open after the reload that follows. */
export const keepOverlay = (storage: Pick<KeyValueStorage, 'set'>) => storage.set(key, 'yes')

/** A page loaded afresh starts without the drawer that was open when it was left. `usr` is the router's own field. */
export function withoutOverlay(
  history: Pick<History, 'state' | 'replaceState'>,
  storage: Pick<KeyValueStorage, 'get' | 'remove'>,
) {
  const isKept = storage.get(key) !== null
  storage.remove(key)
  const state = history.state as RouterState | null
  if (isKept || state?.usr == null) return
  history.replaceState({ ...state, usr: null }, '')
}
