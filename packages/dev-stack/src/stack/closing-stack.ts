/** Collects close functions and runs them in reverse order. */
export interface ClosingStack {
  add(close: () => Promise<void>): void
  /** Closes everything even if some of it fails, then throws an AggregateError. */
  readonly close: () => Promise<void>
}

export function closingStack(): ClosingStack {
  const open: (() => Promise<void>)[] = []
  return {
    add: (close) => void open.push(close),
    async close() {
      const failures: unknown[] = []
      for (let close = open.pop(); close !== undefined; close = open.pop()) {
        await close().catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed.')
    },
  }
}
