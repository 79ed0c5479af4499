import type { FakeTestPayment } from './fake-test-payment.ts'

export interface FakeLine {
  readonly id: string
  readonly variantId: string
  quantity: number
  readonly createdAt: number
  updatedAt: number
  readonly metadata: Readonly<Record<string, unknown>>
  /** The unit price in this cart or order, as of the last price refresh. */
  price: number
}

export type FakeAddress = Readonly<
  Record<string, string | boolean | null | Readonly<Record<string, unknown>>>
>

export interface FakeGiftCard {
  readonly id: string
  readonly code: string
  /** In major units. */
  balance: number
}

export interface SpentCredit {
  readonly card: FakeGiftCard
  readonly amount: number
  /** Before the order. */
  readonly balance: number
}

export interface FakeCart {
  readonly id: string
  regionId: string
  /** What its lines and its order are in. */
  locale: string | null
  email: string | null
  customerId: string | null
  lines: FakeLine[]
  shippingAddress: FakeAddress | null
  billingAddress: FakeAddress | null
  /** What the shopper wrote to the shop, and for a gift. */
  notes?: { readonly note?: string; readonly gift_message?: string }
  shippingOption: string | null
  /** In the order in which they were applied. */
  giftCards?: readonly FakeGiftCard[]
  /** What the cart's order has spent of each. */
  spent?: readonly SpentCredit[]
  payment: 'none' | 'begun' | 'ready'
  /** The amount of the open payment session. */
  paymentSum?: number
  /** The payment of that session at the test provider, if it is the session's provider. */
  testPayment?: FakeTestPayment | undefined
  /** Whether a payment was given back because the cart could not be ordered, or was cancelled. */
  wasReleased?: boolean
  readonly createdAt: number
  updatedAt: number
  completedAt: number | null
  orderId: string | null
}
