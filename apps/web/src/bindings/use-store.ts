import { useCallback, useSyncExternalStore } from 'react'

interface ReadableStore<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

/** The state of a store outside React, kept current. */
export function useStore<State>(store: ReadableStore<State>): State {
  const read = useCallback(() => store.getState(), [store])
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store])
  return useSyncExternalStore(subscribe, read, read)
}
