import type { History } from './commands.ts'

/** A history that once went wrong. They are lived through first, each time. */
export interface KeptHistory extends History {
  readonly title: string
}

export const keptHistories: readonly KeptHistory[] = []
