import type { Money } from '../money/money.ts'
import type { PortCall } from './call.ts'

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

export interface OrderPage {
  readonly orders: readonly Order[]
  readonly total: number
}

export interface OrderHistory {
  /** The few latest, for the account page. */
  recent(options?: PortCall): Promise<readonly Order[]>
  /** The latest first. Rejects with `unauthorised` (see `failureFrom`) when nobody is signed in. */
  list(page: { readonly offset: number; readonly limit: number }, options?: PortCall): Promise<OrderPage>
}
