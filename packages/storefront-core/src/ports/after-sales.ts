import type { Money } from '../money/money.ts'
import type { PortOptions } from './port-options.ts'
import type { OrderDetails } from './order-history.ts'

export interface OwnOrders {
  /** One of the orders of whoever is signed in; nothing when they have no such order. */
  find(id: string, options?: PortOptions): Promise<OrderDetails | undefined>
}

export interface ReturnTerms {
  readonly reasons: readonly { readonly id: string; readonly label: string }[]
  /** How goods travel back. Where there is none, nothing can be returned by asking here. */
  readonly ways: readonly { readonly id: string; readonly name: string; readonly price?: Money }[]
}

export interface ReturnRequest {
  readonly orderId: string
  readonly wayId: string
  readonly items: readonly {
    readonly id: string
    readonly quantity: number
    readonly reasonId: string
    readonly note: string
  }[]
}

/** `refused`: the backend takes none of it back, in its own words. */
export type ReturnAnswer =
  | { readonly kind: 'requested' }
  | { readonly kind: 'refused'; readonly message?: string }

export interface Returns {
  terms(order: OrderDetails, options?: PortOptions): Promise<ReturnTerms>
  /** Once sent it is never sent again by itself: after an answer that was lost the order tells what is returning. */
  request(request: ReturnRequest, options?: PortOptions): Promise<ReturnAnswer>
}

/** `none` says nothing of which of the two was wrong. */
export type LookupAnswer =
  | { readonly kind: 'found'; readonly order: OrderDetails }
  | { readonly kind: 'none' }
  | { readonly kind: 'too-often'; readonly seconds?: number }

export interface OrderLookup {
  /** For whoever has no account: the number and the e-mail address together are the key. */
  find(number: number, email: string, options?: PortOptions): Promise<LookupAnswer>
  /** The order that the link of a mail opens; nothing when the link is of no order, or no longer holds. */
  open(id: string, access: string, options?: PortOptions): Promise<OrderDetails | undefined>
}

/** `used`: the link has done its work, was taken back or was never valid. */
export type TransferAnswer = 'done' | 'used'

export interface OrderTransfers {
  /** Asks the owner of an order that was found, by mail, to let the customer who is signed in have it. */
  request(
    order: Pick<OrderDetails, 'id' | 'access'>,
    options?: PortOptions,
  ): Promise<'asked' | 'asked-before' | 'own' | 'refused'>
  accept(orderId: string, token: string, options?: PortOptions): Promise<TransferAnswer>
  decline(orderId: string, token: string, options?: PortOptions): Promise<TransferAnswer>
}

/** What comes after the order, where orders are real. */
export interface AfterSales {
  readonly ownOrders: OwnOrders
  readonly returns: Returns
  readonly orderLookup: OrderLookup
  readonly orderTransfers: OrderTransfers
}
