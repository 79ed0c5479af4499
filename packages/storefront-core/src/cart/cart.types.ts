import type { Failure } from '../failure/failure.ts'
import type { Money } from '../money/money.ts'
import type { Selection } from '../selection/variant-selection.ts'

/** A line item. `pending` means that what is shown has not been confirmed by the backend yet. */
export interface CartLine {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  /** A whole number of at least 1. */
  readonly quantity: number
  readonly selectedOptions: Selection
  /** The chosen values as words, such as ["White", "M"]. */
  readonly optionLabels: readonly string[]
  /** Of one piece. */
  readonly price: Money
  readonly lineTotal: Money
  readonly name: string
  readonly slug?: string
  readonly image?: string
  readonly pending: boolean
}

/** A cart as the backend tells it; numbers it leaves out are 0. */
export interface Cart {
  readonly id: string
  /** A completed cart has become an order and takes no more lines. */
  readonly completed: boolean
  readonly currency: string
  readonly lines: readonly CartLine[]
  readonly itemCount: number
  /** The sum of the lines: Medusa's own `subtotal` holds shipping once a method is chosen. */
  readonly subtotal: Money
  readonly total: Money
  readonly shippingTotal: Money
  readonly taxTotal: Money
}

/** Why a command did not do what was asked. */
export type CartRefusal =
  | 'cart-unavailable'
  | 'product-not-found'
  | 'variant-not-found'
  | 'insufficient-stock'
  | 'failed'

export type CartOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: CartRefusal; readonly failure?: Failure }

/** Something a shopper should hear of, once. The words are the face's. */
export interface CartNotice {
  readonly kind:
    | 'item-added'
    | 'item-removed'
    | 'load-failed'
    | 'add-failed'
    | 'update-failed'
    | 'remove-failed'
    | 'clear-failed'
  readonly line?: CartLine
  readonly failure?: Failure
}

/** What was last known of the cart's lines; kept between visits, so that an outage still shows them. */
export interface KnownLines {
  readonly currency: string
  readonly lines: readonly CartLine[]
}
