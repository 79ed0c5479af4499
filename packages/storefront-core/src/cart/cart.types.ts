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
  /** What a shopper should know before buying it; removing or changing the line always stays possible. */
  readonly problem?: LineProblem
}

/**
 * `unavailable`: no longer sold; `out-of-stock`: fewer pieces are `left` than the line wants, perhaps none;
 * `price-changed`: a piece cost `before` when the cart was last seen, until the line is changed.
 */
export type LineProblem =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'out-of-stock'; readonly left: number }
  | { readonly kind: 'price-changed'; readonly before: Money }

/** Whether a line keeps the cart from being ordered as it is. */
export const isBlocked = ({ problem }: Pick<CartLine, 'problem'>): boolean =>
  problem?.kind === 'unavailable' || problem?.kind === 'out-of-stock'

/** Pieces left of each variant that was asked about, by variant id; endless where nobody counts them. */
export type Stock = ReadonlyMap<string, number | 'gone'>

/** A cart as the backend tells it; numbers it leaves out are 0. */
export interface Cart {
  readonly id: string
  /** A completed cart has become an order and takes no more lines. */
  readonly completed: boolean
  readonly currency: string
  /** Whose it is: a customer with an account, or the record Medusa keeps of a guest's email. */
  readonly customerId?: string
  /** Where it is sold to, which its prices depend on. */
  readonly regionId?: string
  readonly lines: readonly CartLine[]
  readonly itemCount: number
  /** The sum of the lines: Medusa's own `subtotal` holds shipping once a method is chosen. */
  readonly subtotal: Money
  readonly total: Money
  readonly shippingTotal: Money
  readonly taxTotal: Money
  readonly promotions: AppliedPromotions
}

export interface AppliedPromotions {
  /** As the backend writes them; a promotion may hold by itself, without one. */
  readonly codes: readonly string[]
  /** Codes that take something off a delivery as soon as one is chosen. */
  readonly waiting?: readonly string[]
  /** What they take off the lines: what they take off a delivery is settled at checkout. */
  readonly discount: Money
}

/** Why a command did not do what was asked. */
export type CartRefusal =
  | 'cart-unavailable'
  | 'product-not-found'
  | 'variant-not-found'
  | 'insufficient-stock'
  | 'failed'

/** `isWaiting`: there is no connection; the change is kept, and sent when there is one again. */
export type CartOutcome =
  | { readonly ok: true; readonly isWaiting?: true }
  | {
      readonly ok: false
      readonly reason: CartRefusal
      readonly failure?: Failure
      /** With `insufficient-stock`: how many pieces there are, where that could be read. */
      readonly available?: number
    }

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
    | 'transfer-failed'
    | 'items-left-out'
    | 'waiting-for-connection'
  readonly line?: CartLine
  readonly failure?: Failure
  /** Where there was too little in stock: how many pieces there are, where that could be read. */
  readonly available?: number
  /** With `items-left-out`: what the customer's earlier cart held and cannot be bought any more. */
  readonly names?: readonly string[]
}

/** What was last known of the cart's lines; kept between visits, so that an outage still shows them. */
export interface KnownLines {
  readonly currency: string
  readonly customerId?: string
  readonly regionId?: string
  readonly lines: readonly CartLine[]
  readonly promotions: AppliedPromotions
}
