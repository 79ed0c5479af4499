/** A word that no earlier run on the same stack has used. */
export const unique = (word: string): string => `${word}-${Date.now().toString(36)}`
