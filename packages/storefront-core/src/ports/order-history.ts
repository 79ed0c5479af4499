import type { Money } from '../money/money.ts'
import type { BankTransfer } from './bank-transfer.ts'
import type { PortOptions } from './port-options.ts'

export interface OrderItem {
  readonly id: string
  readonly title: string
  readonly quantity: number
  readonly unitPrice?: Money
  readonly variantTitle?: string
  readonly slug?: string
  readonly image?: string
}

/** The status for shoppers. `other` is a status this shop does not know; `word` is the backend's. */
export type OrderStatus =
  | { readonly kind: 'processing' | 'shipped' | 'delivered' | 'canceled' }
  | { readonly kind: 'other'; readonly word: string }

export interface Order {
  readonly id: string
  /** The number shown to shoppers. */
  readonly displayId: string
  /** ISO 8601; absent when missing or invalid. */
  readonly placedAt?: string
  readonly status: OrderStatus
  readonly total?: Money
  readonly items: readonly OrderItem[]
  /** Of the first fulfillment that has one. */
  readonly tracking?: { readonly number: string; readonly url?: string }
}

/** A line with its packed, delivered and returned quantities. */
export interface OrderLine extends OrderItem {
  readonly productId?: string
  readonly variantId?: string
  /** The line total after discounts. */
  readonly total?: Money
  /** Quantity in parcels. */
  readonly packed: number
  readonly delivered: number
  /** Quantity on its way back. */
  readonly returning: number
  readonly returned: number
}

/** The amounts of an order; tax is included in the other amounts. */
export interface OrderSums {
  readonly items?: Money
  readonly discount?: Money
  readonly shipping?: Money
  readonly tax?: Money
}

/** Address lines as printed on a parcel. */
export interface OrderAddress {
  readonly name: string
  readonly lines: readonly string[]
  readonly phone?: string
}

/** `other` is a state this shop does not know; `word` is the backend's. */
export type PaymentState =
  | { readonly kind: 'waiting' | 'authorized' | 'paid' | 'partly-paid' }
  | { readonly kind: 'refunded' | 'partly-refunded' | 'canceled' }
  | { readonly kind: 'other'; readonly word: string }

export interface Parcel {
  readonly id: string
  /** ISO 8601, as the others. */
  readonly packedAt?: string
  readonly shippedAt?: string
  readonly deliveredAt?: string
  readonly tracking?: { readonly number: string; readonly url?: string }
}

/** What has become of the money. Zero is left out. */
export interface PaymentAmounts {
  /** Held by the provider and not charged yet. */
  readonly reserved?: Money
  readonly charged?: Money
  /** Part of what was charged. */
  readonly refunded?: Money
}

/** An order with all details. */
export interface OrderDetails extends Order {
  readonly items: readonly OrderLine[]
  readonly sums: OrderSums
  readonly parcels: readonly Parcel[]
  readonly email?: string
  readonly shippingAddress?: OrderAddress
  readonly billingAddress?: OrderAddress
  /** The name of its shipping option. */
  readonly delivery?: string
  readonly payment?: PaymentState
  readonly paymentAmounts: PaymentAmounts
  /** Where the money is to be sent, until it came. */
  readonly transfer?: BankTransfer
  /** The id of the cart it was placed from. */
  readonly cartId?: string
  /** Grants access to the order without an account; sent along with requests about it. */
  readonly access?: string
}

/** The statuses that the history can be filtered by. */
export type OrderFilter = Exclude<OrderStatus['kind'], 'other'>

export interface OrderPage {
  readonly orders: readonly Order[]
  readonly total: number
}

export interface OrderPageWanted {
  readonly offset: number
  readonly limit: number
  /** Filters the whole history, not one page. */
  readonly status?: OrderFilter | undefined
}

export interface OrderHistory {
  /** The latest few, for the account page. */
  recent(options?: PortOptions): Promise<readonly Order[]>
  /** The latest first. Rejects with `unauthorized` (see `failureFrom`) without a session. */
  list(page: OrderPageWanted, options?: PortOptions): Promise<OrderPage>
}
