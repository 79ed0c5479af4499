import type { Money } from '../money/money.ts'

/**
 * `items`: all lines at their prices; `returned`: the lines' pieces that came back or are on their way back; `replaced`: pieces
 * that were claimed, for which a replacement is sent free; `delivery`, `return-delivery`: the shipping methods; `tax`: what is
 * added to prices without tax; `gift-card`, `store-credit`: what they have paid; `credit`: what was refunded without a return; `canceled`: the rest of a canceled order; `rounding`:
 * less than a smallest coin a line; `other`: what the backend has added or taken off for a reason that this shop does not know.
 */
export type LedgerRowKind =
  | 'items'
  | 'returned'
  | 'replaced'
  | 'discount'
  | 'delivery'
  | 'return-delivery'
  | 'tax'
  | 'gift-card'
  | 'store-credit'
  | 'credit'
  | 'canceled'
  | 'rounding'
  | 'other'

/** What the shopper and the shop owe each other: charged, less refunded, less the total. */
export type OrderBalance =
  | { readonly kind: 'settled' }
  /** Charged or not: `reserved` and the payment say how it is to be paid. */
  | { readonly kind: 'to-pay'; readonly amount: Money }
  /** To the shopper; `when` says whether the shop waits for pieces to come back first. */
  | { readonly kind: 'owed'; readonly amount: Money; readonly when: 'now' | 'after-return' }

/** The sums of an order, rounded as they are shown. Zero is left out, but for the total. */
export interface OrderSums {
  /** What the order costs now; absent when the backend names none. */
  readonly total?: Money
  /** Of a canceled order: what it had cost. */
  readonly canceled?: Money
  readonly charged?: Money
  /** Part of what was charged. */
  readonly refunded?: Money
  readonly balance: OrderBalance
}

/** The sums of an order and the rows that lead to them, so that what is shown adds up. */
export interface OrderLedger extends OrderSums {
  /** In display order; their amounts have a sign, add up to the total, and are not 0, but for `items` and `delivery`. */
  readonly rows: readonly { readonly kind: LedgerRowKind; readonly amount: Money }[]
  /** The tax within the total, for prices that include it. */
  readonly taxIncluded?: Money
  /** Held by a provider and not charged yet; never zero. */
  readonly reserved?: Money
}
