export interface SampleOrderItem {
  readonly sku: string
  readonly quantity: number
}

interface SampleOrderBase {
  readonly placedDaysAgo: number
  readonly shippingOption: 'standard' | 'express' | 'overnight'
  /** The label of one of the demo customer's addresses. */
  readonly address: string
  readonly items: readonly [SampleOrderItem, ...SampleOrderItem[]]
}

interface Tracking {
  readonly number: string
  readonly url: string
}

export type SampleOrder = SampleOrderBase &
  (
    | { readonly state: 'pending' }
    | { readonly state: 'shipped'; readonly tracking: Tracking }
    | { readonly state: 'completed'; readonly tracking: Tracking }
    | { readonly state: 'canceled' }
  )

/** The demo customer's past, oldest first. */
export const sampleOrders: readonly SampleOrder[] = [
  {
    state: 'completed',
    placedDaysAgo: 64,
    shippingOption: 'standard',
    address: 'Home',
    items: [
      { sku: 'HEAVYWEIGHT-TEE-WHITE-M', quantity: 2 },
      { sku: 'FIG-VETIVER-CANDLE-BLACK', quantity: 1 },
    ],
    tracking: { number: 'UE784120043IN', url: 'https://track.example/UE784120043IN' },
  },
  {
    state: 'canceled',
    placedDaysAgo: 38,
    shippingOption: 'overnight',
    address: 'Studio',
    items: [{ sku: 'PLEATED-DRESS-BLACK-M', quantity: 1 }],
  },
  {
    state: 'shipped',
    placedDaysAgo: 3,
    shippingOption: 'express',
    address: 'Home',
    items: [
      { sku: 'LINEN-SHIRT-WHITE-M', quantity: 1 },
      { sku: 'LEATHER-BELT-BLACK-M', quantity: 1 },
    ],
    tracking: { number: 'UE784121562IN', url: 'https://track.example/UE784121562IN' },
  },
  {
    state: 'pending',
    placedDaysAgo: 0,
    shippingOption: 'standard',
    address: 'Home',
    items: [
      { sku: 'BLOCK-PRINT-KURTI-SET-BLUE-M', quantity: 1 },
      { sku: 'JASMINE-CANDLE-WHITE', quantity: 2 },
      { sku: 'CARD-HOLDER-RED', quantity: 1 },
    ],
  },
]
