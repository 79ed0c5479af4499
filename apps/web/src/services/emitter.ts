export interface Emitter<Argument> {
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: (argument: Argument) => void) => () => void
  readonly emit: (argument: Argument) => void
}

export function createEmitter<Argument = void>(): Emitter<Argument> {
  const all = new Set<(argument: Argument) => void>()
  return {
    subscribe(listener) {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    emit(argument) {
      for (const listener of all) listener(argument)
    },
  }
}
