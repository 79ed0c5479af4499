import { useCallback, useSyncExternalStore } from 'react'

interface ReadableStore<State> {
  getState(): State
  /** The state in a page from the server, where it differs. */
  getServedState?(): State
  subscribe(listener: () => void): () => void
}

/** Subscribes a component to a store's state. While a page from the server is hydrated, it is the state of that page. */
export function useStore<State>(store: ReadableStore<State>): State {
  const read = useCallback(() => store.getState(), [store])
  const readServed = useCallback(
    () => (store.getServedState === undefined ? store.getState() : store.getServedState()),
    [store],
  )
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store])
  return useSyncExternalStore(subscribe, read, readServed)
}
