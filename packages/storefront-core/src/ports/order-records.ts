import type { Money } from '../money/money.ts'
import type { PortOptions } from './port-options.ts'
import type { OrderDetails, Tracking } from './order-history.ts'

/** Which order, and what grants access to it. */
export type OrderRef = Pick<OrderDetails, 'id' | 'access'>

export interface DocumentParty {
  readonly name: string
  readonly lines: readonly string[]
  readonly taxNumber?: string
  /** Of a company. */
  readonly registration?: string
}

export interface DocumentLine {
  readonly title: string
  readonly variant?: string
  readonly hsCode?: string
  readonly quantity: number
  readonly unitPrice: Money
  readonly total: Money
}

export type DocumentRowKind = 'items' | 'discount' | 'delivery' | 'tax' | 'rounding' | 'other' | 'refund'

/** An invoice or a credit note as it was issued. */
export interface OrderDocument {
  readonly id: string
  readonly kind: 'invoice' | 'credit-note'
  readonly number: string
  /** ISO 8601. */
  readonly issuedAt: string
  /** ISO 8601: until when it is to be paid, of an order on invoice. */
  readonly dueAt?: string
  readonly seller: DocumentParty & { readonly email?: string }
  readonly buyer?: DocumentParty
  readonly deliveredTo?: DocumentParty
  readonly lines: readonly DocumentLine[]
  readonly rows: readonly { readonly kind: DocumentRowKind; readonly amount: Money }[]
  readonly taxes: readonly { readonly name: string; readonly rate: number; readonly amount: Money }[]
  readonly total: Money
}

export type OrderEventKind =
  | 'ordered'
  | 'paid'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'canceled'
  | 'edited'
  | 'address-changed'
  | 'return-requested'
  | 'return-received'
  | 'return-canceled'
  | 'exchange'
  | 'claim'
  | 'refunded'

export interface OrderEvent {
  readonly kind: OrderEventKind
  /** ISO 8601. */
  readonly at: string
  readonly amount?: Money
  readonly trackings: readonly Tracking[]
}

export interface OrderReturn {
  readonly id: string
  readonly state: 'requested' | 'received' | 'canceled'
  readonly items: readonly { readonly lineId: string; readonly quantity: number }[]
  /** The name of the file of its label. */
  readonly label?: string
  /** `wanted`: the shop has not made it yet. */
  readonly exchange?: 'wanted' | 'made'
}

export interface OrderTimeline {
  /** The first of all first. */
  readonly events: readonly OrderEvent[]
  readonly returns: readonly OrderReturn[]
}

/** A variant that a line can be exchanged for at no cost; `available` is absent without a limit. */
export interface ExchangeChoice {
  readonly id: string
  readonly title: string
  readonly available?: number
}

export interface OrderRecords {
  /** The invoice first; none before it is issued. */
  documents(order: OrderRef, options?: PortOptions): Promise<readonly OrderDocument[]>
  /** A document as a PDF. */
  pdf(order: OrderRef, documentId: string, options?: PortOptions): Promise<ArrayBuffer>
  /** @param currency of the order. */
  timeline(order: OrderRef, currency: string, options?: PortOptions): Promise<OrderTimeline>
  /** The label of a return, a PDF. */
  label(order: OrderRef, returnId: string, options?: PortOptions): Promise<ArrayBuffer>
  /** By line of the order. */
  exchangeChoices(
    order: OrderRef,
    options?: PortOptions,
  ): Promise<ReadonlyMap<string, readonly ExchangeChoice[]>>
}
