/** A rate is a percentage. */
export interface SampleTax {
  readonly name: string
  readonly code: string
  readonly rate: number
}

export interface SampleProvince {
  /** ISO 3166-2, in lower case, as Medusa writes it: `us-ca`. */
  readonly code: string
  readonly tax: SampleTax
}
