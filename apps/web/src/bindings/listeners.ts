export interface Listeners<Argument> {
  /** Returns a function that stops listening. */
  readonly add: (listener: (argument: Argument) => void) => () => void
  readonly tell: (argument: Argument) => void
}

export function createListeners<Argument = void>(): Listeners<Argument> {
  const all = new Set<(argument: Argument) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    tell(argument) {
      for (const listener of all) listener(argument)
    },
  }
}
