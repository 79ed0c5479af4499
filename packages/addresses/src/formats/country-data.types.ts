/** The code, the Latin name, where its postal codes begin with (a pattern, or ''), and the name in the country's script. */
export type StateData = readonly [code: string, name: string, codes?: string, ownName?: string]

/** One country of Google's address data. `%N` is the name, `%O` the company, `%A` the street, `%C` the city, `%S` the state, `%Z` the code. */
export interface CountryData {
  readonly format?: string
  /** For an address in Latin letters, where it differs. */
  readonly latin?: string
  readonly require?: string
  readonly zip?: string
  readonly examples?: readonly string[]
  readonly state?: string
  readonly code?: string
  readonly city?: string
  readonly states?: readonly StateData[]
}
