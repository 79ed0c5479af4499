/** An item in GA4's schema: https://developers.google.com/analytics/devguides/collection/ga4/reference/events. */
export interface MeasuredItem {
  /** The product's id, which is `item_group_id` of the product feed. */
  readonly item_id: string
  readonly item_name: string
  /** The chosen values: "Sand / M". */
  readonly item_variant?: string
  /** Of one piece. */
  readonly price?: number
  readonly quantity?: number
  /** The place in a list, from 0. */
  readonly index?: number
}

/** Items with what they are worth together, without delivery. */
export interface Sale {
  /** ISO 4217, in capital letters. */
  readonly currency: string
  readonly value: number
  readonly items: readonly MeasuredItem[]
  readonly coupon?: string
}

interface Events {
  readonly view_item: Sale
  readonly view_item_list: {
    readonly item_list_id: string
    readonly items: readonly MeasuredItem[]
  }
  readonly search: { readonly search_term: string }
  readonly add_to_cart: Sale
  readonly remove_from_cart: Sale
  readonly view_cart: Sale
  readonly begin_checkout: Sale
  readonly add_shipping_info: Sale & { readonly shipping_tier: string }
  readonly add_payment_info: Sale & { readonly payment_type: string }
  readonly purchase: Sale & {
    readonly transaction_id: string
    readonly shipping?: number
    readonly tax?: number
  }
}

export type EventName = keyof Events

/** What a visitor has done. It names no person. */
export type ShopEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly params: Events[Name] }
}[EventName]

/** Who counts. The visitor has agreed before there is one. */
export interface Measuring {
  /** A page is shown. The address has nothing that could name a person or grant access. */
  readonly page: (address: string) => void
  readonly send: (event: ShopEvent) => void
  /** The visitor has changed their mind: nothing is sent from here on, and what was stored is removed. */
  readonly stop: () => void
}
