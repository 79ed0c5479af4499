/** Where a shop sells and how it delivers: what it needs before its first product. */
export interface ShopPlan {
  readonly name: string
  readonly currency: string
  readonly salesChannel: { readonly name: string; readonly description: string }
  readonly region: {
    readonly name: string
    readonly countries: readonly string[]
    readonly taxInclusive: boolean
  }
  /** Undefined: the merchant sets the rates of each country later. */
  readonly tax: { readonly name: string; readonly code: string; readonly rate: number } | undefined
  readonly warehouse: { readonly name: string; readonly address: WarehouseAddress }
  readonly shippingOptions: readonly ShippingPlan[]
  readonly returnOption: ShippingPlan
  readonly returnReasons: readonly { readonly value: string; readonly label: string }[]
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
  /** In major units of the currency. */
  readonly price: number
}
