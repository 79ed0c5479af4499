/** Names of states in one language, by the codes of Medusa's tax regions. A state that has none keeps the name of its country. */
export type StateNames = Readonly<Record<string, string>>

/**
 * In the reader's language. Empty here: the build of a shop in a language puts the names of `<language>.json` in this place, so that
 * no other reader loads them.
 */
export const stateNames: StateNames = {}
