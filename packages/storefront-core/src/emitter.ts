/** Calls listeners with values. A listener that is added twice is called once. */
export function createEmitter<Value>() {
  const listeners = new Set<(value: Value) => void>()
  return {
    emit(value: Value): void {
      for (const listener of listeners) listener(value)
    },
    /** Returns the unsubscribe function. */
    subscribe(listener: (value: Value) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
