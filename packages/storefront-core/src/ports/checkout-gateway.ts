import type { BankTransfer } from './bank-transfer.ts'
import type { NetTerms } from './net-terms.ts'
import type { CartLine, Stock } from '../cart/cart.types.ts'
import type { Failure } from '../failure/failure.ts'
import type { Money } from '../money/money.ts'
import type { AddressRules } from './address-rules.ts'
import type { AddressSupport } from './address-support.ts'
import type {
  AuthorizeOptions,
  PaymentAdapter,
  PaymentKind,
  PaymentOutcome,
  PaymentReference,
  DeclineReason,
} from './payment.ts'
import type { PortOptions } from './port-options.ts'

/** Who the invoice is for, where it is another address than the parcel's. */
export interface BillingAddress {
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}

/** The delivery address. All fields are trimmed text as typed. */
export interface CheckoutAddress {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  /** The company that the invoice is for. */
  readonly company?: string | undefined
  /** Its tax number, such as a VAT number or a GSTIN. */
  readonly taxNumber?: string | undefined
  /** Absent when it is the delivery address. */
  readonly billing?: BillingAddress | undefined
}

/** Where orders are delivered to. */
export interface DeliveryPlaces extends Pick<AddressSupport, 'postalCodeLookup' | 'taxNumberCheck'> {
  /** Names in the language of the shop, in alphabetical order. */
  readonly countries: readonly string[]
  readonly rules: AddressRules
  /** The ISO 3166-1 alpha-2 code, in lower case, of a country that the backend knows. */
  readonly codeOf: (country: string) => string | undefined
}

/** A country of a region. */
export interface RegionCountry {
  /** ISO 3166-1 alpha-2, in lower case. */
  readonly code: string
  /** As in an address. */
  readonly name: string
}

/** What a region offers before there is a cart. */
export interface RegionOffer {
  readonly payments: readonly PaymentKind[]
  readonly countries: readonly RegionCountry[]
}

/** A shipping option. `days` are business days; the latest one sets the delivery date. Absent where the merchant has told none. */
export interface ShippingOption {
  readonly id: string
  readonly name: string
  readonly price: Money
  /** The sum of the items in a cart from which it is free; known before there is a cart. */
  readonly freeFrom?: Money
  readonly days?: readonly [soonest: number, latest: number]
  /** The address where the shopper collects the order. Without it, the order is delivered. */
  readonly pickupAt?: string
}

/** The id of the one "way of delivery" of a cart of which nothing is posted, such as gift cards. There is nothing to choose then. */
export const byEmail = 'by-email'

/** The cart as the shopper saw and accepted it when ordering. */
export interface OrderedCart {
  readonly id: string
  readonly lines: readonly CartLine[]
  readonly subtotal: Money
  /** Discount on the lines, if any. */
  readonly discount?: Money
  /** What gift cards and store credit pay, if anything. */
  readonly credit?: Money
  /** The promotion codes, including those that wait for a shipping option. */
  readonly codes?: readonly string[]
}

/** The unit price of a line, from the backend. */
export interface PricedLine {
  readonly id: string
  readonly quantity: number
  readonly price: Money
}

/** The totals of an order. A missing one is not known yet, or does not apply. */
export interface Totals {
  /** The lines behind the subtotal, if the backend was asked. */
  readonly lines?: readonly PricedLine[]
  readonly subtotal: Money
  readonly discount?: Money
  readonly shipping?: Money
  /** `included`: already part of the amounts above. */
  readonly tax?: { readonly amount: Money; readonly included: boolean }
  /** What gift cards and store credit pay. It is not in the total. */
  readonly credit?: Money
  readonly total: Money
}

/**
 * An order to be placed. It has no card data: that stays in the form, where the payment provider's component
 * reads it.
 */
export interface OrderRequest {
  /**
   * The same for every repetition of one attempt, so that the order is placed at most once. A repetition after a failure has the
   * total that is shown by then.
   */
  readonly attempt: string
  readonly cart: OrderedCart
  readonly address: CheckoutAddress
  readonly delivery: ShippingOption
  readonly payment: PaymentKind
  /** The totals that the shopper accepted. */
  readonly quote: Totals
}

export interface PlacedOrder {
  /** The number shown to shoppers. */
  readonly number: string
  /** The backend's id; absent in the demonstration. */
  readonly id?: string
  /** Opens the order without an account. */
  readonly access?: string
  /** Where the money is to be sent, if it is paid by bank transfer. */
  readonly transfer?: BankTransfer
  /** Until when it is to be paid, if it is paid on invoice. */
  readonly netTerms?: NetTerms
}

/**
 * A refusal that the shopper can act on. `paid-elsewhere`: the cart is paid in another way, as in another tab. `net-terms-refused`: this
 * customer may not pay on invoice; `net-terms-limit`: not so much.
 */
export type OrderRefusal =
  | { readonly reason: 'delivery-gone' | 'session-ended' | 'cart-changed' | 'paid-elsewhere' }
  | { readonly reason: 'net-terms-refused' | 'net-terms-limit' }
  | { readonly reason: 'payment'; readonly declined?: DeclineReason }
  /** `stock`: the counted stock, if available. */
  | { readonly reason: 'out-of-stock'; readonly lineIds: readonly string[]; readonly stock?: Stock }
  | { readonly reason: 'price-changed'; readonly quote: Totals }

export type OrderAnswer =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The cart was already ordered, in another tab or on another device, perhaps with another address. */
  | { readonly kind: 'placed-elsewhere'; readonly order: PlacedOrder }
  /** `isReleased`: a payment that was authorized for it is given back. */
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal; readonly isReleased?: true }
  /** Certainly not placed. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly isReleased?: true }
  /** The outcome is unknown: call `findOrder` before trying again. */
  | { readonly kind: 'unknown'; readonly failure: Failure }

/** The session that an order is to be paid with; or why there is none, and certainly no order. */
export type PaymentOpening =
  /** `isResumed`: it existed before, and its payment may be under way or authorized. */
  | { readonly kind: 'open'; readonly payment: PaymentReference; readonly isResumed: boolean }
  | Extract<OrderAnswer, { readonly kind: 'placed-elsewhere' | 'refused' | 'failed' }>

/** Payments of orders. A cart has one session at a time: opening another ends the one before, and its payment. */
export interface PaymentGateway {
  /**
   * Prepares the cart for the order, and opens its payment session or finds it again: the same provider and amount
   * are the same session, unless it is `spent`. Never rejects.
   */
  open(request: OrderRequest, spent?: PaymentReference): Promise<PaymentOpening>
  /**
   * Has the shopper and the provider authorize the payment. No time limit. One payment is at work at a time: what was asked
   * before, also by `cancel`, ends with `undefined`. Never rejects.
   */
  authorize(
    request: OrderRequest,
    payment: PaymentReference,
    options: AuthorizeOptions,
  ): Promise<PaymentOutcome | SpentPayment | undefined>
  /** Ends a payment, and releases what it has reserved. `ordered`: too late. Rejects when the outcome is unknown. */
  cancel(request: OrderRequest, payment: PaymentReference): Promise<'canceled' | 'ordered'>
  /** Lends the adapter of the provider whose component is on screen. Returns the function that takes it back. */
  attach(adapter: PaymentAdapter): () => void
  /**
   * Sends a provider's component's own POST request to the backend, as the signed-in customer if there is one. Rejects with
   * an error that `failureFrom` reads.
   */
  post(path: string, options?: PortOptions): Promise<unknown>
}

/** The session was ended before: another one is needed. */
export interface SpentPayment {
  readonly kind: 'spent'
}

/**
 * Places orders. Unlike the other ports it rejects only with the signal's reason: the outcome of an order is
 * always a value.
 */
export interface CheckoutGateway {
  /** Where orders are delivered to, and what addresses are like there. Absent where there is no choice. */
  places?(options?: PortOptions): Promise<DeliveryPlaces>
  /** What the region offers, with or without a cart. Rejects when a request fails. Absent where there are no regions. */
  offersIn?(regionId: string, options?: PortOptions): Promise<RegionOffer>
  /** The payment methods, the default first. */
  readonly payments: readonly [PaymentKind, ...PaymentKind[]]
  /** Takes payments before the order is placed. Absent where nothing is taken. */
  readonly payment?: PaymentGateway
  /**
   * The payment methods available for this cart; the backend decides by region, and there may be none.
   * Rejects when the request fails. Absent where all are available.
   */
  availablePayments?(cart: Pick<OrderedCart, 'id'>, options?: PortOptions): Promise<readonly PaymentKind[]>
  /** The shipping options for this address, the slowest first; empty when nothing is delivered there. */
  shippingOptions(
    cart: OrderedCart,
    address: CheckoutAddress,
    options?: PortOptions,
  ): Promise<
    | { readonly kind: 'methods'; readonly methods: readonly ShippingOption[] }
    | { readonly kind: 'failed'; readonly failure: Failure }
  >
  /** Estimated totals, without a request. */
  estimateTotals(cart: OrderedCart, delivery: ShippingOption | undefined): Totals
  /**
   * The final totals. Rejects when a request fails, when the cart cannot be delivered that way, and when a later call has superseded
   * this one. Absent where `estimateTotals` is already final.
   */
  calculateTotals?(
    cart: OrderedCart,
    address: CheckoutAddress,
    delivery: ShippingOption,
    options?: PortOptions,
  ): Promise<Totals>
  /** Turns the cart into an order. Where payments are taken, its payment is authorized. */
  placeOrder(request: OrderRequest, options?: PortOptions): Promise<OrderAnswer>
  /**
   * The outcome of an attempt whose answer was lost. `failed` only when it was not placed and cannot be
   * placed any more: a request that may still arrive is `unknown`. It may place the order, so it is asked only
   * after `placeOrder`.
   */
  findOrder(request: OrderRequest, options?: PortOptions): Promise<OrderAnswer>
  /** The order that a cart became outside this checkout. Absent where that cannot happen. */
  findOrderOfCart?(cart: OrderedCart, options?: PortOptions): Promise<PlacedOrder | undefined>
  /** `clear`: the cart still holds the ordered items; `renew`: the backend has closed it. */
  readonly cartAfterOrder: 'clear' | 'renew'
}
