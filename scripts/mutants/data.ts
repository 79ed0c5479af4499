import type { Mutant } from './mutant.ts'

/** F-99 to F-104. */
export const dataMutants: readonly Mutant[] = []
