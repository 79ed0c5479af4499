import type { Product } from '../catalogue/product.ts'
import type { Failure } from '../failure/failure.ts'
import { unknownCurrency, type Money } from '../money/money.ts'
import type { Selection } from '../selection/variant-selection.ts'

/** A line item. `pending`: not confirmed by the backend yet. */
export interface CartLine {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  /** A whole number of at least 1. */
  readonly quantity: number
  readonly selectedOptions: Selection
  /** Display values of the chosen options, such as ["White", "M"]. */
  readonly optionLabels: readonly string[]
  /** Unit price. */
  readonly price: Money
  readonly lineTotal: Money
  readonly name: string
  readonly slug?: string
  readonly image?: string
  readonly pending: boolean
  /** A warning before buying; the line can always be changed or removed. */
  readonly problem?: LineProblem
}

/**
 * `unavailable`: no longer sold; `out-of-stock`: only `left` are in stock, perhaps 0; `price-changed`: the
 * unit price was `before` when the cart was last read, until the line is changed.
 */
export type LineProblem =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'out-of-stock'; readonly left: number }
  | { readonly kind: 'price-changed'; readonly before: Money }

/** Whether a line prevents the cart from being ordered. */
export const isBlocked = ({ problem }: Pick<CartLine, 'problem'>): boolean =>
  problem?.kind === 'unavailable' || problem?.kind === 'out-of-stock'

/** Remaining stock by variant id; infinite when stock is not tracked. */
export type Stock = ReadonlyMap<string, number | 'gone'>

/** A cart as the backend returns it; missing numbers are 0. */
export interface Cart {
  readonly id: string
  /** A completed cart has become an order and takes no more lines. */
  readonly completed: boolean
  readonly currency: string
  /** The customer's id, with an account or the record that Medusa creates for a guest's email. */
  readonly customerId?: string
  /** The region, which prices depend on. */
  readonly regionId?: string
  readonly lines: readonly CartLine[]
  readonly itemCount: number
  /** The sum of the lines. Medusa's own `subtotal` includes shipping once a method is chosen. */
  readonly subtotal: Money
  readonly total: Money
  readonly shippingTotal: Money
  readonly taxTotal: Money
  /** The tax that the lines have in them, after their discount. Missing where prices are without tax, and while it is not known. */
  readonly includedTax?: Money
  readonly promotions: AppliedPromotions
}

export interface AppliedPromotions {
  /** As the backend writes them. Automatic promotions have no code. */
  readonly codes: readonly string[]
  /** Codes that take effect once a shipping option is chosen. */
  readonly waiting?: readonly string[]
  /** Discount on the lines. A discount on shipping is calculated at checkout. */
  readonly discount: Money
  /** What gift cards and store credit pay; missing when it is nothing. */
  readonly credit?: Money
}

/** The cart for screens. */
export interface CartView {
  /**
   * `unconfirmed`: the last known lines, because the backend could not be reached; `unavailable`: no cart
   * could be created. Both have a `failure` and offer a retry.
   */
  readonly status: 'starting' | 'ready' | 'unconfirmed' | 'unavailable'
  readonly lines: readonly CartLine[]
  /** The region that the prices are of, once it is known. */
  readonly regionId?: string
  /** The sum of the quantities. */
  readonly itemCount: number
  readonly subtotal: Money
  readonly promotions: AppliedPromotions
  /** The subtotal minus promotions on the lines and credit. Shipping and tax are calculated at checkout. */
  readonly total: Money
  /** Set where `total` has tax in it. Without an `amount` while a change is on its way to the backend. */
  readonly includedTax?: { readonly amount?: Money }
  /** Whether an add, update, remove or clear is in progress. */
  readonly loading: boolean
  readonly busyLineIds: readonly string[]
  /** Offline: changes are kept and sent later. The phase is `unconfirmed` meanwhile. */
  readonly isWaiting?: true
  readonly failure?: Failure
}

const noMoney: Money = { amount: 0, currency: unknownCurrency }

/** The view before the cart has been read; also for screens that show before this package's cart code has loaded. */
export const initialCartView: CartView = {
  status: 'starting',
  lines: [],
  itemCount: 0,
  subtotal: noMoney,
  promotions: { codes: [], discount: noMoney },
  total: noMoney,
  loading: false,
  busyLineIds: [],
}

/** Why a command failed. */
export type CartRefusal =
  | 'cart-unavailable'
  | 'product-not-found'
  | 'variant-not-found'
  | 'insufficient-stock'
  | 'failed'

/** `isWaiting`: offline; the change is kept and sent later. */
export type CartOutcome =
  | { readonly ok: true; readonly isWaiting?: true }
  | {
      readonly ok: false
      readonly reason: CartRefusal
      readonly failure?: Failure
      /** With `insufficient-stock`: the available quantity, if it could be read. */
      readonly available?: number
    }

/** A one-time notice for the shopper. The wording belongs to the app. */
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
  /** With insufficient stock: the available quantity, if it could be read. */
  readonly available?: number
  /** With `items-left-out`: titles from the customer's earlier cart that are no longer for sale. */
  readonly names?: readonly string[]
}

/** The last known lines, kept between visits, so that they are shown during an outage. */
export interface KnownLines {
  readonly currency: string
  readonly customerId?: string
  readonly regionId?: string
  readonly lines: readonly CartLine[]
  readonly promotions: AppliedPromotions
  readonly includedTax?: Money
}

/** An add that waits for the tab's next page, which looks up the product. */
export interface UnsentAdd {
  readonly productId: string
  readonly quantity: number
  /** The chosen value of each option, by option id; empty selects the first variant. */
  readonly selectedOptions?: Selection | undefined
  /** The variant id, if known, as for a removed line that is restored; it overrides the options. */
  readonly variantId?: string | undefined
  /** Set for an add that may have been sent: the pieces that the cart had of the variant before. */
  readonly before?: number | undefined
}

export interface AddInput extends UnsentAdd {
  /** The loaded product: the line shows at once and nothing is read first. */
  readonly product?: Product | undefined
}
