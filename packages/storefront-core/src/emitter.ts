/** Calls listeners with values. A listener that is added twice is called once. */
export interface Emitter<Value> {
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: (value: Value) => void) => () => void
  readonly emit: (value: Value) => void
}

/**
 * The listeners of a store or of an adapter, such as an `IdentitySource`.
 *
 * @example
 * const notices = createEmitter<string>()
 * const stop = notices.subscribe((notice) => show(notice))
 * notices.emit('Saved')
 * stop()
 */
export function createEmitter<Value = void>(): Emitter<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    emit(value) {
      for (const listener of listeners) listener(value)
    },
  }
}
