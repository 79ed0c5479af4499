import type { Money } from '../money/money.ts'
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

/** What the shopper calls it; `other` is a status this shop does not know, with the backend's word for it. */
export type OrderStatus =
  | { readonly kind: 'processing' | 'shipped' | 'delivered' | 'cancelled' }
  | { readonly kind: 'other'; readonly word: string }

export interface Order {
  readonly id: string
  /** What the shopper knows it by. */
  readonly displayId: string
  /** ISO 8601; absent when the backend does not say, or says nonsense. */
  readonly placedAt?: string
  readonly status: OrderStatus
  readonly total?: Money
  readonly items: readonly OrderItem[]
  /** Of the first fulfilment that has one. */
  readonly tracking?: { readonly number: string; readonly url?: string }
}

/** A line with what has become of its pieces. */
export interface OrderLine extends OrderItem {
  readonly productId?: string
  readonly variantId?: string
  /** Of all its pieces, with what promotions take off. */
  readonly total?: Money
  readonly delivered: number
  /** On their way back. */
  readonly returning: number
  readonly returned: number
}

/** What an order costs; the tax is part of the other sums. */
export interface OrderSums {
  readonly items?: Money
  readonly discount?: Money
  readonly shipping?: Money
  readonly tax?: Money
}

/** Line by line, as it stands on a parcel. */
export interface OrderAddress {
  readonly name: string
  readonly lines: readonly string[]
  readonly phone?: string
}

/** `other` is one this shop does not know, with the backend's word for it. */
export type PaymentState =
  | { readonly kind: 'waiting' | 'authorised' | 'paid' | 'partly-paid' | 'refunded' | 'cancelled' }
  | { readonly kind: 'other'; readonly word: string }

export interface Parcel {
  readonly id: string
  /** ISO 8601, as the others. */
  readonly packedAt?: string
  readonly shippedAt?: string
  readonly deliveredAt?: string
  readonly tracking?: { readonly number: string; readonly url?: string }
}

/** Everything there is to tell of one order. */
export interface OrderDetails extends Order {
  readonly items: readonly OrderLine[]
  readonly sums: OrderSums
  readonly parcels: readonly Parcel[]
  readonly email?: string
  readonly shippingAddress?: OrderAddress
  readonly billingAddress?: OrderAddress
  /** What its way of delivery is called. */
  readonly delivery?: string
  readonly payment?: PaymentState
  /** The cart it was. */
  readonly cartId?: string
  /** Opens it to whoever holds this, without an account: goes along with what is asked about it. */
  readonly access?: string
}

/** A status the history can be narrowed to. */
export type OrderFilter = Exclude<OrderStatus['kind'], 'other'>

export interface OrderPage {
  readonly orders: readonly Order[]
  readonly total: number
}

export interface OrderPageWanted {
  readonly offset: number
  readonly limit: number
  /** Over the whole history, and not the orders of one page. */
  readonly status?: OrderFilter | undefined
}

export interface OrderHistory {
  /** The few latest, for the account page. */
  recent(options?: PortOptions): Promise<readonly Order[]>
  /** The latest first. Rejects with `unauthorised` (see `failureFrom`) when nobody is signed in. */
  list(page: OrderPageWanted, options?: PortOptions): Promise<OrderPage>
}
