import type { Money } from '../money/money.ts'
import type { PortOptions } from './port-options.ts'

/** A gift card or the store credit that a cart is paid with. */
export interface AppliedCredit {
  /** Names it when it is removed. */
  readonly account: string
  readonly kind: 'gift-card' | 'store-credit'
  /** What of the cart it pays; 0 while other credit pays all of it. */
  readonly amount: Money
  /** What stays on it after this order. */
  readonly left: Money
  /** Of a gift card's code. */
  readonly lastCharacters?: string
}

/** For whom a gift card is. Empty for what is not said. */
export interface GiftCardDetails {
  readonly email: string
  readonly name: string
  readonly sender: string
  readonly message: string
  /** The day of its letter, such as 2026-12-24; at once without one. */
  readonly sendOn: string
}

export interface GiftCardToSend {
  readonly lineId: string
  readonly title: string
  /** Undefined until they are kept: the gift card goes to the buyer. */
  readonly details?: GiftCardDetails
}

export interface CartCredit {
  /** Whether the shop takes gift cards. */
  readonly hasGiftCards: boolean
  readonly applied: readonly AppliedCredit[]
  /** Gift cards that are bought with the cart. */
  readonly toSend: readonly GiftCardToSend[]
  /** What the customer could use and does not yet; never 0. */
  readonly storeCredit?: Money
}

/** `limited`: too many codes were tried. */
export type GiftCardRefusal = 'unknown' | 'empty' | 'currency' | 'too-many' | 'limited'

export type GiftCardAnswer =
  | { readonly kind: 'applied' }
  | { readonly kind: 'refused'; readonly reason: GiftCardRefusal }

/** Gift cards and store credit of a cart. The new totals are read with the cart. */
export interface CartCreditPort {
  /** Undefined where the shop has neither. */
  read(cartId: string, options?: PortOptions): Promise<CartCredit | undefined>
  applyGiftCard(cartId: string, code: string, options?: PortOptions): Promise<GiftCardAnswer>
  applyStoreCredit(cartId: string, options?: PortOptions): Promise<void>
  /** Keeps for whom the gift cards of a line are. */
  address(cartId: string, lineId: string, details: GiftCardDetails, options?: PortOptions): Promise<void>
  remove(cartId: string, account: string, options?: PortOptions): Promise<void>
}
