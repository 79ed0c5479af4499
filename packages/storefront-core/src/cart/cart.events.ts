import type { Product } from '../catalogue/product.ts'
import type { Failure } from '../failure/failure.ts'
import type { Handler, Step } from '../machine/step.ts'
import type { Identity } from '../ports/identity.ts'
import type { AddIntent, VariantChoice, CartMachine, PhaseName } from './cart.state.ts'
import type { Cart, CartNotice, CartOutcome, KnownLines, Stock } from './cart.types.ts'
import type { VariantRef } from './stock-from-wire.ts'

/** Everything that can happen to a cart. A `ticket` is the number of the command that awaits the outcome. */
export type CartEvent =
  | { readonly type: 'owner.changed'; readonly owner: Identity }
  | { readonly type: 'started' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'refresh.requested' }
  /** `taken`: the id of a guest's cart that became a customer's in the other tab. */
  | { readonly type: 'changed.elsewhere'; readonly taken?: string }
  /** The cart has become an order, so it is of no more use. */
  | { readonly type: 'cart.ordered'; readonly cartId: string }
  | {
      readonly type: 'add.requested'
      readonly ticket: number
      readonly productId: string
      readonly quantity: number
      readonly choice: VariantChoice
      readonly before?: number | undefined
      readonly product?: Product | undefined
    }
  | {
      readonly type: 'update.requested'
      readonly ticket: number
      readonly lineId: string
      readonly quantity: number
      readonly now: number
    }
  | { readonly type: 'remove.requested'; readonly ticket: number; readonly lineId: string }
  | { readonly type: 'clear.requested'; readonly ticket: number }
  | {
      readonly type: 'cart.recalled'
      readonly cartId: string | undefined
      readonly known: KnownLines | undefined
      /** The guest's cart, when the customer has none yet. */
      readonly guestCartId?: string | undefined
    }
  /** `product` is undefined when the backend has no such product. */
  | { readonly type: 'product.found'; readonly intentId: number; readonly product: Product | undefined }
  | { readonly type: 'product.failed'; readonly intentId: number; readonly failure: Failure }
  /** Checks whether everything in the cart can still be bought. */
  | { readonly type: 'stock.requested'; readonly unless?: 'accepted' }
  | { readonly type: 'stock.counted'; readonly stock: Stock }
  | { readonly type: 'connection.changed'; readonly isOnline: boolean }
  /** The page is being left, for good or until it is shown again. */
  | { readonly type: 'page.left' }
  | { readonly type: 'pause.ended'; readonly intentId: number; readonly ticket: number }
  | {
      readonly type: 'cart.answered'
      readonly turn: number
      readonly cart: Cart
      /** Titles of items that could not be taken over from an earlier cart. */
      readonly leftOut?: readonly string[]
    }
  /** The customer has no cart. */
  | { readonly type: 'cart.absent'; readonly turn: number }
  | {
      readonly type: 'request.failed'
      readonly turn: number
      readonly failure: Failure
      /** Remaining stock of the variant that ran short. */
      readonly stock?: Stock
      /** The app itself cancelled the request; the shopper sees no notice. */
      readonly isGivenUp?: true
    }

export type CartEventType = CartEvent['type']

export type CartEventOf<Type extends CartEventType> = Extract<CartEvent, { type: Type }>

/** One write to a cart line. */
export type LineWrite =
  | { readonly kind: 'add'; readonly variantId: string; readonly quantity: number }
  | { readonly kind: 'update'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: string }

/** Side effects requested by the machine, as plain data, so that tests can compare them. */
export type CartEffect =
  /** Asks for the identity to be determined. */
  | { readonly kind: 'identify' }
  | { readonly kind: 'recall'; readonly owner: Identity }
  | {
      readonly kind: 'remember'
      readonly owner: Identity
      readonly cartId: string
      readonly known: KnownLines
    }
  /** The guest's cart now belongs to the customer. */
  | { readonly kind: 'forget-guest-cart'; readonly cartId: string }
  /** The customer has signed out on this device. */
  | { readonly kind: 'forget-customer-cart'; readonly customerId: string }
  | { readonly kind: 'read-cart'; readonly turn: number; readonly cartId: string; readonly delay: number }
  | { readonly kind: 'create-cart'; readonly turn: number }
  | { readonly kind: 'look-up-product'; readonly intentId: number; readonly productId: string }
  | {
      readonly kind: 'add-line'
      readonly turn: number
      readonly cartId: string
      readonly productId: string
      readonly variantId: string
      readonly quantity: number
    }
  | {
      readonly kind: 'update-line'
      readonly turn: number
      readonly cartId: string
      readonly lineId: string
      readonly productId: string
      readonly variantId: string
      readonly quantity: number
    }
  /** Changes the line's quantity relative to its current one, down to 1 at least. */
  | {
      readonly kind: 'step-line'
      readonly turn: number
      readonly cartId: string
      readonly lineId: string
      readonly productId: string
      readonly variantId: string
      readonly by: number
      /** The quantity on screen: sent as it is when the line cannot be read first. */
      readonly quantity: number
    }
  | { readonly kind: 'remove-line'; readonly turn: number; readonly cartId: string; readonly lineId: string }
  | { readonly kind: 'transfer-cart'; readonly turn: number; readonly guestCartId?: string }
  | { readonly kind: 'pause'; readonly intentId: number; readonly ticket: number; readonly ms: number }
  | { readonly kind: 'count-stock'; readonly lines: readonly VariantRef[]; readonly unless?: 'accepted' }
  /** The page is being left: sends everything unsent without waiting for other tabs or for answers. */
  | { readonly kind: 'send-at-once'; readonly cartId: string; readonly writes: readonly LineWrite[] }
  /** The page is being left, and these cannot be sent yet. */
  | { readonly kind: 'keep-adds'; readonly adds: readonly AddIntent[] }
  /** To the other tabs. `taken`: the guest's cart that is a customer's now. */
  | { readonly kind: 'announce'; readonly taken?: string }
  | { readonly kind: 'notify'; readonly notice: CartNotice }
  | { readonly kind: 'settle'; readonly tickets: readonly number[]; readonly outcome: CartOutcome }

export type CartStep = Step<CartMachine, CartEffect>

export type CartHandler<Type extends CartEventType, Status extends PhaseName = PhaseName> = Handler<
  CartMachine,
  CartEvent,
  CartEffect,
  Type,
  Status
>
