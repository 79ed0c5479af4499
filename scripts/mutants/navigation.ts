import type { Mutant } from './mutant.ts'

/** F-116 to F-128. */
export const navigationMutants: readonly Mutant[] = []
