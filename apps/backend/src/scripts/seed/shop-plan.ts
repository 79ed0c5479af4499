/** Where a shop sells and how it delivers: what it needs before its first product. */
export interface ShopPlan {
  readonly name: string
  readonly salesChannel: { readonly name: string; readonly description: string }
  /** The store's default region first. */
  readonly regions: readonly [RegionPlan, ...RegionPlan[]]
  readonly warehouse: { readonly name: string; readonly address: WarehouseAddress }
  readonly shippingOptions: readonly ShippingPlan[]
  /** Nothing is charged for it. */
  readonly returnOption: ShippingPlan
  readonly returnReasons: readonly { readonly value: string; readonly label: string }[]
}

export interface RegionPlan {
  readonly name: string
  readonly currency: string
  readonly countries: readonly [CountryPlan, ...CountryPlan[]]
  readonly taxInclusive: boolean
  /** By the code of the shipping option, in major units of the currency. */
  readonly shippingPrices: Readonly<Record<string, number>>
}

export interface CountryPlan {
  /** ISO code in lower case. */
  readonly code: string
  /** Absent: the merchant sets the rate later, or only provinces have one. */
  readonly tax?: TaxPlan
  readonly provinces?: readonly { readonly code: string; readonly tax: TaxPlan }[]
}

/** The rate is a percentage. */
export interface TaxPlan {
  readonly name: string
  readonly code: string
  readonly rate: number
}

interface WarehouseAddress {
  readonly address_1: string
  readonly city?: string
  readonly province?: string
  readonly postal_code?: string
  readonly country_code: string
}

export interface ShippingPlan {
  readonly code: string
  readonly name: string
  readonly description: string
  /** The soonest and the latest day. */
  readonly businessDays?: readonly [number, number]
}
