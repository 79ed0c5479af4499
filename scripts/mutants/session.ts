import type { Mutant } from './mutant.ts'

/** F-82 to F-98. */
export const sessionMutants: readonly Mutant[] = []
