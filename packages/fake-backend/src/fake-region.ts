/** A rate is a percentage. */
export interface FakeTax {
  readonly name: string
  readonly code: string
  readonly rate: number
}

export interface FakeCountry {
  /** ISO code in lower case. */
  readonly code: string
  readonly tax?: FakeTax
  /** Provinces with a tax of their own, by their ISO codes in lower case. */
  readonly provinces?: readonly { readonly code: string; readonly tax: FakeTax }[]
}

export interface FakeRegion {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly countries: readonly FakeCountry[]
  /** Whether prices include tax. */
  readonly taxInclusive: boolean
  /** By the code of the shipping option. Default: the prices of the sample store's default region. */
  readonly shippingPrices?: Readonly<Record<string, number>>
  /** The sum of items from which the first shipping option is free. */
  readonly freeDeliveryFrom?: number
  /** Variants without a price in this region. */
  readonly unsold: ReadonlySet<string>
  readonly paymentProviders: readonly string[]
}

export const homeRegionId = 'reg_fake_india'
export const systemProvider = 'pp_system_default'
export const testProvider = 'pp_test'

/** The country of a region with only one: a cart there is for it before it has an address. */
export const onlyCountry = ({ countries }: FakeRegion): string | undefined =>
  countries.length === 1 ? countries[0]?.code : undefined

/** The tax of a place, of its province if that has one. Undefined where nothing is taxed. */
export function taxOf(
  region: FakeRegion | undefined,
  country: string | undefined,
  province: string | undefined,
): FakeTax | undefined {
  const found = region?.countries.find(({ code }) => code === country)
  const own = found?.provinces?.find(({ code }) => code === province?.toLowerCase())
  return own?.tax ?? found?.tax
}
