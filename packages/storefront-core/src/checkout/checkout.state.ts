import type { CartLine } from '../cart/cart.types.ts'
import type { Failure } from '../failure/failure.ts'
import type { Money } from '../money/money.ts'
import type {
  CheckoutAddress,
  ShippingOption,
  OrderedCart,
  OrderRefusal,
  OrderRequest,
  PaymentKind,
  PlacedOrder,
  Totals,
} from '../ports/checkout-gateway.ts'
import type { Identity } from '../ports/identity.ts'
import type { CalendarDate } from './delivery-date.ts'

export type CheckoutStep = 'address' | 'delivery' | 'payment' | 'confirmation'

/** What checkout knows of the cart; only a `ready` one is known to be empty when it has no lines. */
export interface CartSnapshot {
  readonly id: string
  readonly lines: readonly CartLine[]
  readonly subtotal: Money
  readonly discount?: Money
  readonly codes?: readonly string[]
  /** A code waits for a delivery, as far as the cart knows. */
  readonly hasWaitingCode?: boolean
  readonly phase: 'starting' | 'ready' | 'unconfirmed' | 'unavailable'
  /** A change is under way: the backend has not confirmed yet what the lines say. */
  readonly busy: boolean
}

/** What the shopper has typed and chosen so far. Card data never comes here. */
export interface CheckoutDraft {
  readonly step: Exclude<CheckoutStep, 'confirmation'>
  readonly address: CheckoutAddress
  /** The address was submitted as it stands, and found valid. */
  readonly addressAccepted: boolean
  readonly saveAddress: boolean
  readonly deliveryId?: string
  readonly payment?: PaymentKind
}

/** What a shopper still sees of the order after a reload. */
export interface Confirmation {
  readonly order: PlacedOrder
  readonly request: OrderRequest
  /** The day by which it comes, in the shopper's own time zone. */
  readonly estimated: CalendarDate
  /** The cart no longer holds what was ordered. */
  readonly settled: boolean
  /** It has been on a screen. An order that was answered after its page was left is still to be told of. */
  readonly seen: boolean
}

/** Why the shopper is where they are, until they do something about it. */
export type CheckoutNotice =
  | { readonly kind: 'not-delivered' }
  | { readonly kind: 'delivery-gone' }
  /** Something in the cart cannot be bought as it stands; the lines say what. */
  | { readonly kind: 'lines-blocked' }
  | { readonly kind: 'methods-failed'; readonly failure: Failure }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal; readonly request: OrderRequest }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly request: OrderRequest }

/**
 * `starting`: the cart is not known yet, and neither is whether a kept confirmation is still shown; `awaiting-cart`:
 * an order waits until the backend has confirmed what is in the cart; `checking`: nobody knows yet whether the order
 * was placed; `unresolved`: that is still unknown after every look, and the shopper may have it looked at again;
 * `finding-order`: the cart has been replaced, and the backend is asked whether it became an order elsewhere.
 */
export type CheckoutPhase =
  | { readonly status: 'starting'; readonly confirmation?: Confirmation }
  | { readonly status: 'filling'; readonly notice?: CheckoutNotice }
  | { readonly status: 'asking-methods'; readonly turn: number }
  | { readonly status: 'awaiting-cart'; readonly turn: number; readonly request: OrderRequest }
  | { readonly status: 'processing'; readonly turn: number; readonly request: OrderRequest }
  | {
      readonly status: 'checking'
      readonly turn: number
      readonly request: OrderRequest
      readonly looks: number
    }
  | { readonly status: 'unresolved'; readonly request: OrderRequest; readonly failure: Failure }
  | { readonly status: 'placed'; readonly confirmation: Confirmation }
  | { readonly status: 'finding-order'; readonly ordered: OrderedCart }
  | { readonly status: 'placed-elsewhere'; readonly order: PlacedOrder }

export type PhaseName = CheckoutPhase['status']

/** What an order's price depends on. */
export interface Purchase {
  readonly cart: OrderedCart
  readonly address: CheckoutAddress
  readonly delivery: ShippingOption
}

export interface TotalsCalculation {
  readonly purchase: Purchase
  readonly quote?: Totals
  /** The backend has answered, or could not. */
  readonly isOver?: boolean
}

export interface CheckoutMachine {
  /** Who is buying. What one person typed is never shown to another. */
  readonly owner: Identity
  readonly phase: CheckoutPhase
  readonly draft: CheckoutDraft
  readonly cart: CartSnapshot
  readonly methods: readonly ShippingOption[]
  /** What was in the cart when the ways of delivery were last asked for: their prices may depend on it. */
  readonly methodsFor?: OrderedCart
  /** The last order that was reckoned with, and what it would cost once that is known. */
  readonly calculation?: TotalsCalculation
  /** The number of the latest request; an answer to any other is stale. */
  readonly lastTurn: number
}

export const emptyAddress: CheckoutAddress = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
}

export const emptyDraft: CheckoutDraft = {
  step: 'address',
  address: emptyAddress,
  addressAccepted: false,
  saveAddress: false,
}

export function initialMachine(cart: CartSnapshot, owner: Identity): CheckoutMachine {
  return { owner, phase: { status: 'starting' }, draft: emptyDraft, cart, methods: [], lastTurn: 0 }
}
