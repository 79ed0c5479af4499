import type { Money } from '../money/money.ts'
import type { PortOptions } from './port-options.ts'
import type { OrderChanges } from './order-changes.ts'
import type { OrderDetails } from './order-history.ts'
import type { OrderRecords } from './order-records.ts'

export interface OwnOrders {
  /** An order of the signed-in customer; undefined when they have no such order. */
  find(id: string, options?: PortOptions): Promise<OrderDetails | undefined>
}

export interface ReturnTerms {
  readonly reasons: readonly { readonly id: string; readonly label: string }[]
  /** Return shipping options. Without any, returns cannot be requested here. */
  readonly ways: readonly { readonly id: string; readonly name: string; readonly price?: Money }[]
}

export interface ReturnRequest {
  readonly orderId: string
  /** Of an order without an account. */
  readonly access?: string
  readonly wayId: string
  readonly items: readonly {
    readonly id: string
    readonly quantity: number
    /** Empty without a reason. */
    readonly reasonId: string
    /** Empty without a note. */
    readonly note: string
    /** What is wanted in place of the pieces; absent for the money. */
    readonly variantId?: string
  }[]
}

/** `refused`: the backend accepts no part of it; `message` is its reason. */
export type ReturnAnswer =
  | { readonly kind: 'requested' }
  | { readonly kind: 'refused'; readonly message?: string }

export interface Returns {
  terms(order: OrderDetails, options?: PortOptions): Promise<ReturnTerms>
  /** Never retried automatically: after a lost answer the order shows what is being returned. */
  request(request: ReturnRequest, options?: PortOptions): Promise<ReturnAnswer>
}

/** `none` does not say which of the two was wrong. */
export type LookupAnswer =
  | { readonly kind: 'found'; readonly order: OrderDetails }
  | { readonly kind: 'none' }
  | { readonly kind: 'too-often'; readonly seconds?: number }

export interface OrderLookup {
  /** For guests: order number and email address together identify the order. */
  find(number: number, email: string, options?: PortOptions): Promise<LookupAnswer>
  /** The order of a link from an email; undefined when the link is invalid or has expired. */
  open(id: string, access: string, options?: PortOptions): Promise<OrderDetails | undefined>
}

/** `used`: the link was used, has expired, was withdrawn or never valid. */
export type TransferAnswer = 'done' | 'used'

export interface OrderTransfers {
  /** Asks the owner of the order, by email, to transfer it to the signed-in customer. Each request sends an email. */
  request(
    order: Pick<OrderDetails, 'id' | 'access'>,
    options?: PortOptions,
  ): Promise<'asked' | 'own' | 'refused'>
  accept(orderId: string, token: string, options?: PortOptions): Promise<TransferAnswer>
  decline(orderId: string, token: string, options?: PortOptions): Promise<TransferAnswer>
}

/** After-sales ports, for real orders. */
export interface AfterSales {
  readonly ownOrders: OwnOrders
  readonly returns: Returns
  readonly orderLookup: OrderLookup
  readonly orderTransfers: OrderTransfers
  /** Absent where the buyer changes no order. */
  readonly orderChanges?: OrderChanges
  readonly orderRecords: OrderRecords
}
