import type { Mutant } from './mutant.ts'

/** F-55 to F-81. */
export const checkoutMutants: readonly Mutant[] = []
