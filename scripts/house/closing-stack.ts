/** What was opened, to be closed in the opposite order. */
export interface ClosingStack {
  add(close: () => Promise<void>): void
  /** Closes everything, also when a part of it fails to close, and then says so. */
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
