import type { Mutant } from './mutant.ts'

/** F-105 to F-115. */
export const injectionMutants: readonly Mutant[] = []
