import type { Mutant } from './mutant.ts'

/** F-1 to F-24. */
export const networkMutants: readonly Mutant[] = []
