import type { RefusedField } from './refused-field.ts'
import type { CartLine } from '../cart/cart.types.ts'
import type { Failure } from '../failure/failure.ts'
import { isSameMoney, type Money } from '../money/money.ts'
import type {
  CheckoutAddress,
  ShippingOption,
  OrderedCart,
  OrderRefusal,
  OrderRequest,
  PlacedOrder,
  Totals,
} from '../ports/checkout-gateway.ts'
import type { PaymentKind, PaymentReference } from '../ports/payment.ts'
import type { Identity } from '../ports/identity.ts'
import type { CalendarDate } from './delivery-date.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { sorted } from '../parse/sorted.ts'

export type CheckoutStep = 'address' | 'delivery' | 'payment' | 'confirmation'

/** What checkout knows of the cart. Only a `ready` cart without lines is known to be empty. */
export interface CartSnapshot {
  readonly id: string
  readonly lines: readonly CartLine[]
  readonly subtotal: Money
  readonly discount?: Money
  readonly credit?: Money
  readonly codes?: readonly string[]
  /** A promotion code is waiting for a shipping option, as far as the cart knows. */
  readonly hasWaitingCode?: boolean
  readonly status: 'starting' | 'ready' | 'unconfirmed' | 'unavailable'
  /** A change is in progress: the backend has not confirmed the lines yet. */
  readonly busy: boolean
}

/** What the shopper has typed and chosen so far. It never holds card data. */
export interface CheckoutDraft {
  readonly step: Exclude<CheckoutStep, 'confirmation'>
  readonly address: CheckoutAddress
  /** The address was submitted in its current form and is valid. */
  readonly addressAccepted: boolean
  readonly saveAddress: boolean
  readonly deliveryId?: string
  readonly payment?: PaymentKind
}

/** What is still shown of the order after a reload. */
export interface Confirmation {
  readonly order: PlacedOrder
  readonly request: OrderRequest
  /** The latest delivery day, in the shopper's time zone, if one is known. */
  readonly estimated?: CalendarDate | undefined
  /** The cart no longer holds what was ordered. */
  readonly settled: boolean
  /** The confirmation was on screen. An order answered after its page was left is still to be shown. */
  readonly seen: boolean
}

/**
 * Why the shopper is at this step, until they act on it. `isReleased`: the payment was authorized, and is given
 * back.
 */
export type CheckoutNotice =
  | { readonly kind: 'not-delivered'; readonly isReleased?: true }
  /** The backend does not take this field of the address. */
  | { readonly kind: 'address-refused'; readonly field: RefusedField; readonly isReleased?: true }
  | { readonly kind: 'delivery-gone'; readonly isReleased?: true }
  /** Something in the cart cannot be bought as it is; the lines say what. */
  | { readonly kind: 'lines-blocked' }
  | { readonly kind: 'methods-failed'; readonly failure: Failure; readonly isReleased?: true }
  | {
      readonly kind: 'refused'
      readonly refusal: OrderRefusal
      readonly request: OrderRequest
      readonly isReleased?: true
    }
  /** `isReserved`: the payment is authorized, and the next attempt uses it. */
  | {
      readonly kind: 'failed'
      readonly failure: Failure
      readonly request: OrderRequest
      readonly isReserved?: true
      readonly isReleased?: true
    }

export type DeliveryGone = Extract<CheckoutNotice, { readonly kind: 'delivery-gone' }>

/**
 * `starting`: the cart is not known yet, nor whether a stored confirmation still applies; `awaiting-cart`: an
 * order waits until the backend has confirmed the cart; `opening-payment`: the cart is prepared and its payment session
 * opened; `paying`: the shopper and the provider are at work, without a time limit; `payment-interrupted`: the payment may
 * be under way or authorized, and the shopper decides how to go on; `processing`: the order is being placed, after its
 * payment was authorized; `checking`: the outcome of the order is unknown;
 * `unresolved`: still unknown after every lookup, and the shopper can look again; `finding-order`: the cart
 * was replaced, and the backend is asked whether it became an order elsewhere.
 */
export type CheckoutPhase =
  | { readonly status: 'starting'; readonly confirmation?: Confirmation }
  | { readonly status: 'filling'; readonly notice?: CheckoutNotice; readonly unpaid?: UnpaidOrder }
  /** `gone`: the order was refused because its shipping option was withdrawn. */
  | { readonly status: 'asking-methods'; readonly turn: number; readonly gone?: DeliveryGone }
  | ({ readonly status: 'awaiting-cart'; readonly turn: number } & OrderUnderWay)
  | ({ readonly status: 'opening-payment'; readonly turn: number } & OrderUnderWay)
  | ({ readonly status: 'paying'; readonly turn: number } & StartedPayment)
  | ({ readonly status: 'payment-interrupted'; readonly cause: Interruption } & StartedPayment)
  | ({ readonly status: 'canceling-payment'; readonly turn: number } & StartedPayment)
  | ({ readonly status: 'processing'; readonly turn: number } & OrderUnderWay)
  | ({ readonly status: 'checking'; readonly turn: number; readonly looks: number } & OrderUnderWay)
  | ({ readonly status: 'unresolved'; readonly failure: Failure } & OrderUnderWay)
  | { readonly status: 'placed'; readonly confirmation: Confirmation }
  | { readonly status: 'finding-order'; readonly ordered: OrderedCart }
  | { readonly status: 'placed-elsewhere'; readonly order: PlacedOrder }

/** Why the shopper is back without a payment: it was canceled, or not made so far. */
export type UnpaidReason = 'canceled' | 'unconfirmed'

/** An order whose payment ended without one. */
export interface UnpaidOrder {
  readonly kind: UnpaidReason
  /** What was to be paid. */
  readonly total: Money
}

export type PhaseName = CheckoutPhase['status']

const settledPhases: Readonly<Record<PhaseName, boolean>> = {
  starting: false,
  filling: true,
  'asking-methods': false,
  'awaiting-cart': false,
  'opening-payment': false,
  paying: false,
  'payment-interrupted': true,
  'canceling-payment': false,
  processing: false,
  checking: false,
  unresolved: true,
  placed: true,
  'finding-order': false,
  'placed-elsewhere': true,
}

/** Whether the checkout waits for the shopper or is over. In every other phase a request or a payment is under way. */
export const isSettled = ({ status }: CheckoutPhase): boolean => settledPhases[status]

/** An order whose payment was begun. */
export interface StartedPayment {
  readonly request: OrderRequest
  readonly payment: PaymentReference
}

/** `away`: the provider waits for the shopper on its own page; `unknown`: there was no answer about the payment. */
export type Interruption =
  | { readonly kind: 'at-provider' }
  | { readonly kind: 'unknown'; readonly failure: Failure }

/** An order that is being prepared, placed or looked up. */
export interface OrderUnderWay {
  readonly request: OrderRequest
  /** An amount is reserved for it, by this attempt or by one that failed before. */
  readonly isReserved?: true
}

/** What the totals of an order depend on. */
export interface Purchase {
  readonly cart: OrderedCart
  readonly address: CheckoutAddress
  readonly delivery: ShippingOption
}

export interface TotalsCalculation {
  readonly purchase: Purchase
  readonly quote?: Totals
  /** The backend has answered or failed. */
  readonly isOver?: boolean
}

export interface CheckoutMachine {
  /** The buyer. What one person typed is never shown to another. */
  readonly owner: Identity
  readonly phase: CheckoutPhase
  readonly draft: CheckoutDraft
  readonly cart: CartSnapshot
  readonly methods: readonly ShippingOption[]
  /** The cart that the shipping options were requested for: their prices may depend on it. */
  readonly methodsFor?: OrderedCart
  /** The last purchase whose totals were requested, and the totals once they are known. */
  readonly calculation?: TotalsCalculation
  /** The number of the latest request; an answer to any other is stale. */
  readonly lastTurn: number
}

export const emptyAddress: Omit<CheckoutAddress, 'company' | 'taxNumber' | 'billing'> = {
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

export function orderedCart({ cart }: Pick<CheckoutMachine, 'cart'>): OrderedCart {
  const { id, lines, subtotal, discount, credit, codes } = cart
  return { id, lines, subtotal, ...omitUndefined({ discount, credit, codes }) }
}

/** The same items in the same cart. */
export function isSameCart(one: OrderedItems, other: OrderedItems): boolean {
  return one.id === other.id && hasSameLines(one.lines, other.lines)
}

export function hasSamePromotions(one: Promoted, other: Promoted): boolean {
  return (
    isSameMoney(one.discount, other.discount) &&
    isSameMoney(one.credit, other.credit) &&
    one.codes?.join() === other.codes?.join()
  )
}

type Promoted = Pick<OrderedCart, 'discount' | 'credit' | 'codes'>
type OrderedItems = Pick<OrderedCart, 'id' | 'lines'>

/** Whether an ordered line is still in the cart. */
export function holdsOrdered(cart: OrderedItems, ordered: OrderedItems): boolean {
  return cart.id === ordered.id && cart.lines.some(({ id }) => ordered.lines.some((line) => line.id === id))
}

/** The first step that is not complete. */
export function firstIncomplete({ addressAccepted, deliveryId }: CheckoutDraft): CheckoutDraft['step'] {
  if (!addressAccepted) return 'address'
  return deliveryId === undefined ? 'delivery' : 'payment'
}

export const stepOrder = ['address', 'delivery', 'payment'] as const

export function noLaterThan(
  step: CheckoutDraft['step'],
  limit: CheckoutDraft['step'],
): CheckoutDraft['step'] {
  return stepOrder.indexOf(step) <= stepOrder.indexOf(limit) ? step : limit
}

type Counted = Pick<CartLine, 'id' | 'quantity'>

/** The same quantities of the same lines, in any order. */
export function hasSameLines(some: readonly Counted[], others: readonly Counted[]): boolean {
  const countOf = (lines: readonly Counted[]) =>
    sorted(lines.map(({ id, quantity }) => `${id} ${quantity}`)).join()
  return countOf(some) === countOf(others)
}
