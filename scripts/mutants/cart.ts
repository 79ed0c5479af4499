import type { Mutant } from './mutant.ts'

/** F-25 to F-54. */
export const cartMutants: readonly Mutant[] = []
