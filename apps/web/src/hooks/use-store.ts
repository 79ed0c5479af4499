import { useCallback, useSyncExternalStore } from 'react'

interface ReadableStore<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

/** Subscribes a component to a store's state. */
export function useStore<State>(store: ReadableStore<State>): State {
  const read = useCallback(() => store.getState(), [store])
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store])
  return useSyncExternalStore(subscribe, read, read)
}
