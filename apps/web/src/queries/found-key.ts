/** In the keys of what a search has found, in the place of a category's slug. */
export const searchKey = (term: string): string => `search:${term}`
