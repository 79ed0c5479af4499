import { isMirrored } from './language.ts'

/** A name within a list: from right to left, one in Latin letters must not take its neighbours into its own direction. */
export const isolated = (name: string): string => (isMirrored ? `\u2068${name}\u2069` : name)
