import type { Product } from '../catalogue/product.ts'
import type { Failure } from '../failure/failure.ts'
import type { Identity } from '../ports/identity.ts'
import type { VariantChoice } from './cart.intents.ts'
import type { Cart, CartNotice, CartOutcome, KnownLines, Stock } from './cart.types.ts'
import type { VariantRef } from './stock-from-wire.ts'

/** What can happen to a cart. A `ticket` is the number of the command that waits for the outcome. */
export type CartEvent =
  | { readonly type: 'owner.changed'; readonly owner: Identity }
  | { readonly type: 'started' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'changed.elsewhere' }
  | {
      readonly type: 'add.requested'
      readonly ticket: number
      readonly productId: string
      readonly quantity: number
      readonly choice: VariantChoice
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
      /** A guest's cart, where a customer has none yet. */
      readonly guestCartId?: string | undefined
    }
  /** Nothing, where the backend says that there is no such product. */
  | { readonly type: 'product.found'; readonly intentId: number; readonly product: Product | undefined }
  | { readonly type: 'product.failed'; readonly intentId: number; readonly failure: Failure }
  /** Whether everything in the cart can still be bought is to be found out. */
  | { readonly type: 'stock.requested' }
  | { readonly type: 'stock.counted'; readonly stock: Stock }
  | { readonly type: 'connection.changed'; readonly isOnline: boolean }
  /** The page is being left, for good or until it is shown again. */
  | { readonly type: 'page.left' }
  | { readonly type: 'pause.ended'; readonly intentId: number; readonly ticket: number }
  | {
      readonly type: 'cart.answered'
      readonly turn: number
      readonly cart: Cart
      /** Names of what could not be taken over from an earlier cart. */
      readonly leftOut?: readonly string[]
    }
  /** The customer has no cart of their own. */
  | { readonly type: 'cart.absent'; readonly turn: number }
  | {
      readonly type: 'request.failed'
      readonly turn: number
      readonly failure: Failure
      /** What is left of the variant that there was too little of. */
      readonly stock?: Stock
      /** By the app itself, which is nothing a shopper should hear of. */
      readonly isGivenUp?: true
    }

export type CartEventType = CartEvent['type']

export type CartEventOf<Type extends CartEventType> = Extract<CartEvent, { type: Type }>

/** One change of a cart. */
export type LineWrite =
  | { readonly kind: 'add'; readonly variantId: string; readonly quantity: number }
  | { readonly kind: 'update'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: string }

/** What the machine wants done in the world; data only, so that a test can read it. */
export type CartEffect =
  /** Whose cart is wanted is to be found out. */
  | { readonly kind: 'identify' }
  | { readonly kind: 'recall'; readonly owner: Identity }
  | {
      readonly kind: 'remember'
      readonly owner: Identity
      readonly cartId: string
      readonly known: KnownLines
    }
  /** The guest's cart has become the customer's. */
  | { readonly kind: 'forget-guest-cart'; readonly cartId: string }
  /** The customer has left this device. */
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
  /** Changes the line by so many pieces from what it has by then, down to one. */
  | {
      readonly kind: 'step-line'
      readonly turn: number
      readonly cartId: string
      readonly lineId: string
      readonly productId: string
      readonly variantId: string
      readonly by: number
      /** What the shopper sees it come to: set where the line cannot be read first. */
      readonly quantity: number
    }
  | { readonly kind: 'remove-line'; readonly turn: number; readonly cartId: string; readonly lineId: string }
  | { readonly kind: 'transfer-cart'; readonly turn: number; readonly guestCartId?: string }
  | { readonly kind: 'pause'; readonly intentId: number; readonly ticket: number; readonly ms: number }
  | { readonly kind: 'count-stock'; readonly lines: readonly VariantRef[] }
  /** The page cannot wait for a turn or an answer any more: what is unsent is sent at once. */
  | { readonly kind: 'send-at-once'; readonly cartId: string; readonly writes: readonly LineWrite[] }
  | { readonly kind: 'announce' }
  | { readonly kind: 'notify'; readonly notice: CartNotice }
  | { readonly kind: 'settle'; readonly tickets: readonly number[]; readonly outcome: CartOutcome }
