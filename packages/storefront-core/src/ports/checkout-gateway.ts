import type { CartLine, Stock } from '../cart/cart.types.ts'
import type { paymentKinds } from '../checkout/payment-kinds.ts'
import type { Failure } from '../failure/failure.ts'
import type { Money } from '../money/money.ts'
import type { PortOptions } from './port-options.ts'

/** Where an order goes. Everything is text as it was typed, trimmed. */
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
}

/** How a parcel travels; `days` are business days, the last of which the delivery date is reckoned with. */
export interface ShippingOption {
  readonly id: string
  readonly name: string
  readonly price: Money
  readonly days: readonly [soonest: number, latest: number]
}

/** How an order is paid. */
export type PaymentKind = (typeof paymentKinds)[number]

/** What is in the cart when the order is placed: what the shopper has seen and agreed to. */
export interface OrderedCart {
  readonly id: string
  readonly lines: readonly CartLine[]
  readonly subtotal: Money
  /** What promotions take off the lines, where one holds. */
  readonly discount?: Money
  /** The codes on it, also those that wait for a delivery. */
  readonly codes?: readonly string[]
}

/** The price of one piece of a line, as the backend has it. */
export interface PricedLine {
  readonly id: string
  readonly quantity: number
  readonly price: Money
}

/** What an order costs, as far as it is known: what is missing is not known yet, or there is none. */
export interface Totals {
  /** What the subtotal is the sum of, where the backend was asked. */
  readonly lines?: readonly PricedLine[]
  readonly subtotal: Money
  readonly discount?: Money
  readonly shipping?: Money
  /** `included`: it is part of the sums above already. */
  readonly tax?: { readonly amount: Money; readonly included: boolean }
  readonly total: Money
}

/** There is no card in it: card data stays in the form, and a payment provider's component takes it from there. */
export interface OrderRequest {
  /** The same for every repetition of one attempt, so that it is placed at most once. */
  readonly attempt: string
  readonly cart: OrderedCart
  readonly address: CheckoutAddress
  readonly delivery: ShippingOption
  readonly payment: PaymentKind
  /** What the shopper agreed to pay. */
  readonly quote: Totals
}

export interface PlacedOrder {
  /** What the shopper is told, 'UE-' and six digits. */
  readonly number: string
  /** The backend's id, when there is an order behind it. */
  readonly id?: string
}

/** A no that the shopper can do something about. */
export type OrderRefusal =
  | {
      readonly reason: 'payment' | 'delivery-gone' | 'session-ended' | 'cart-changed'
      readonly message?: string
    }
  /** `stock`: what was counted, where it could be. */
  | { readonly reason: 'out-of-stock'; readonly lineIds: readonly string[]; readonly stock?: Stock }
  | { readonly reason: 'price-changed'; readonly quote: Totals }

export type OrderAnswer =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The cart was ordered already, in another tab or on another device, perhaps to another address. */
  | { readonly kind: 'placed-elsewhere'; readonly order: PlacedOrder }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal }
  /** It was certainly not placed. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Nobody knows whether it was placed: ask `look` before trying again. */
  | { readonly kind: 'unknown'; readonly failure: Failure }

/** Unlike the other ports it never rejects but with the signal's reason: an order's fate is always said. */
export interface CheckoutGateway {
  /** Where it delivers to, by the countries' English names. Absent where there is nothing to choose. */
  countries?(options?: PortOptions): Promise<readonly string[]>
  /** The ways to pay, the usual one first. */
  readonly payments: readonly [PaymentKind, ...PaymentKind[]]
  /**
   * Which of these ways are open to this cart: the backend decides it by region, and it may be none. Rejects when it
   * cannot be asked. Absent where all are.
   */
  openPayments?(cart: Pick<OrderedCart, 'id'>, options?: PortOptions): Promise<readonly PaymentKind[]>
  /** The ways to this address, the slowest first; none means that nothing is delivered there. */
  shippingOptions(
    cart: OrderedCart,
    address: CheckoutAddress,
    options?: PortOptions,
  ): Promise<
    | { readonly kind: 'methods'; readonly methods: readonly ShippingOption[] }
    | { readonly kind: 'failed'; readonly failure: Failure }
  >
  /** What the order will cost as far as it can be told without asking anybody. */
  estimateTotals(cart: OrderedCart, delivery: ShippingOption | undefined): Totals
  /** The same with everything in it. Absent where `quote` knows it all. */
  calculateTotals?(
    cart: OrderedCart,
    address: CheckoutAddress,
    delivery: ShippingOption,
    options?: PortOptions,
  ): Promise<Totals>
  placeOrder(request: OrderRequest, options?: PortOptions): Promise<OrderAnswer>
  /**
   * What became of an attempt whose answer was lost. `failed` only when it was not placed and cannot be any more:
   * a request that is still on its way somewhere is `unknown`.
   */
  findOrder(request: OrderRequest, options?: PortOptions): Promise<OrderAnswer>
  /** The order that a cart has become by other means than this checkout. Absent where that cannot be. */
  findOrderOfCart?(cart: OrderedCart, options?: PortOptions): Promise<PlacedOrder | undefined>
  /** `clear`: the cart still holds what was ordered; `renew`: the backend has closed it. */
  readonly cartAfterOrder: 'clear' | 'renew'
}
