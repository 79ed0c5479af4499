import type { OrderDetails } from './order-history.ts'
import type { PortOptions } from './port-options.ts'

/** The address of an order in parts, as the backend has it. Every text may be empty. */
export interface ParcelAddress {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  /** A code such as `us-ca`, or a name. */
  readonly state: string
  readonly postalCode: string
  /** ISO 3166-1 alpha-2, in lower case. */
  readonly countryCode: string
  readonly phone: string
}

/** What the buyer may still change of an order, and what they wrote with it. */
export interface ChangeTerms {
  /** ISO 8601; absent when it cannot be canceled any more. */
  readonly cancelUntil?: string
  /** Where it goes, while that can be changed. */
  readonly address?: ParcelAddress
  readonly note?: string
  readonly giftMessage?: string
}

/**
 * `time-over`: the time to cancel is over; `sent`: something is packed; `edited`: the shop has changed the order; `canceled`: it is
 * canceled; `state-fixed`: its taxes depend on the state; `busy`: it is being changed; `refused`: the backend accepts no part of it.
 */
export type ChangeRefusal = 'time-over' | 'sent' | 'edited' | 'canceled' | 'state-fixed' | 'busy' | 'refused'

/** What the shopper writes with an order: to the shop, and to whom it is a gift for. Either may be empty. */
export interface OrderNotes {
  readonly note: string
  readonly giftMessage: string
}

type WhichOrder = Pick<OrderDetails, 'id' | 'access'>

/** Changes of an order by its buyer, before the shop has done anything about it. */
export interface OrderChanges {
  terms(order: WhichOrder, options?: PortOptions): Promise<ChangeTerms>
  /** A repetition is `done` too. */
  cancel(order: WhichOrder, options?: PortOptions): Promise<'done' | ChangeRefusal>
  changeAddress(
    order: WhichOrder,
    address: ParcelAddress,
    options?: PortOptions,
  ): Promise<'done' | ChangeRefusal>
  /** Of a cart that is not ordered yet; its order takes them over. */
  readonly notes: {
    read(cartId: string, options?: PortOptions): Promise<OrderNotes>
    write(cartId: string, notes: OrderNotes, options?: PortOptions): Promise<void>
  }
}
