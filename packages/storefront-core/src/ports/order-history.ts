import type { Money } from '../money/money.ts'
import type { BankTransfer } from './bank-transfer.ts'
import type { NetTerms } from './net-terms.ts'
import type { OrderLedger, OrderSums } from './order-ledger.ts'
import type { PortOptions } from './port-options.ts'

export interface OrderItem {
  readonly id: string
  readonly title: string
  readonly quantity: number
  readonly unitPrice?: Money
  readonly productId?: string
  readonly variantId?: string
  readonly variantTitle?: string
  readonly slug?: string
  readonly image?: string
}

/**
 * The status for shoppers; `partly-…`: some pieces are further than others. `other` is a status this shop does not know; `word`
 * is the backend's.
 */
export type OrderStatus =
  | { readonly kind: 'processing' | 'shipped' | 'delivered' | 'canceled' }
  | { readonly kind: 'partly-shipped' | 'partly-delivered' }
  | { readonly kind: 'other'; readonly word: string }

export interface Order {
  readonly id: string
  /** The number shown to shoppers. */
  readonly displayId: string
  /** ISO 8601; absent when missing or invalid. */
  readonly placedAt?: string
  readonly status: OrderStatus
  /** What it costs; for a canceled order what it had cost, which its ledger takes off again. */
  readonly total?: Money
  /** Absent for an order that is not the backend's. */
  readonly ledger?: OrderSums
  readonly items: readonly OrderItem[]
  /** The first of its parcels' numbers. */
  readonly tracking?: Tracking
  /** Of a listed order: when its last parcel arrived, ISO 8601; absent while one is on its way. */
  readonly arrivedAt?: string
  /** Of a listed order: pieces that arrived and are in no return. Absent where the backend does not count. */
  readonly keptPieces?: number
}

export interface Tracking {
  readonly number: string
  readonly url?: string
}

/** A line with its packed, delivered and returned quantities. */
export interface OrderLine extends OrderItem {
  /** The unit price times the quantity: before discounts and returns, which are in the ledger. */
  readonly amount?: Money
  /** Quantity in parcels. */
  readonly packed: number
  readonly delivered: number
  /** Quantity on its way back. */
  readonly returning: number
  readonly returned: number
  /** It was added for pieces of other lines that were sent back or claimed. */
  readonly isReplacement: boolean
}

/** How many of the ordered pieces are how far. Replacements are not counted. */
export interface OrderProgress {
  readonly ordered: number
  readonly packed: number
  readonly shipped: number
  readonly delivered: number
}

/** Every text may be empty. */
export interface OrderPlace {
  readonly company: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  /** As Medusa has it: a code such as `us-ca`, or a name. */
  readonly state: string
  readonly postalCode: string
  /** ISO 3166-1 alpha-2, in lower case. */
  readonly countryCode: string
  /** The country's name, in the language of the shop. */
  readonly country: string
}

/** Address lines as printed on a parcel. */
export interface OrderAddress {
  readonly name: string
  readonly lines: readonly string[]
  readonly phone?: string
  readonly taxNumber?: string
  /** The same in parts, to be written as its country does. */
  readonly place: OrderPlace
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
  /** One for each of its labels. */
  readonly trackings: readonly Tracking[]
  /** What is in it, by the ids of the order's lines; empty when the backend does not say. */
  readonly items: readonly { readonly lineId: string; readonly quantity: number }[]
}

/** An order with all details. */
export interface OrderDetails extends Order {
  readonly items: readonly OrderLine[]
  readonly ledger: OrderLedger
  /** Absent when the backend does not count pieces. */
  readonly progress?: OrderProgress
  readonly parcels: readonly Parcel[]
  readonly email?: string
  readonly shippingAddress?: OrderAddress
  readonly billingAddress?: OrderAddress
  /** The name of its shipping option. */
  readonly delivery?: string
  readonly payment?: PaymentState
  /** Where the money is to be sent, until it came. */
  readonly transfer?: BankTransfer
  /** Until when it is to be paid, if it is paid on invoice and not paid yet. */
  readonly netTerms?: NetTerms
  /** ISO 8601; of a canceled order. */
  readonly canceledAt?: string
  /** The id of the cart it was placed from. */
  readonly cartId?: string
  /** Grants access to the order without an account; sent along with requests about it. */
  readonly access?: string
}

/** What the history can be filtered by. What is partly shipped or delivered is among the shipped. */
export type OrderFilter = 'processing' | 'shipped' | 'delivered' | 'canceled'

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
