import { omitUndefined } from '../parse/omit-undefined.ts'
import {
  type CheckoutMachine,
  type PhaseName,
  type Purchase,
  hasSamePromotions,
  isSameCart,
  orderedCart,
  hasSameLines,
} from './checkout.state.ts'
import { type Money, addMoney, isSameMoney, multiplyMoney } from '../money/money.ts'
import { step } from '../machine/step.ts'
import type { CheckoutHandler, Transition } from './checkout.events.ts'
import type { CartLine } from '../cart/cart.types.ts'
import type { OrderedCart, Totals } from '../ports/checkout-gateway.ts'

/** Phases in which no purchase is about to be made. */
const elsewhere: ReadonlySet<PhaseName> = new Set([
  'starting',
  'asking-methods',
  // Pricing a cart writes to it, which may end its payment session.
  'opening-payment',
  'paying',
  'payment-interrupted',
  'canceling-payment',
  'placed',
  'finding-order',
  'placed-elsewhere',
])

/** The purchase that would be ordered now, or is being ordered; known on the payment step. */
export function purchaseOf({ draft, phase, cart, methods }: CheckoutMachine): Purchase | undefined {
  const delivery = methods.find(({ id }) => id === draft.deliveryId)
  const isLast = draft.step === 'payment' && !elsewhere.has(phase.status)
  return isLast && delivery !== undefined && cart.status === 'ready' && !cart.busy
    ? { cart: orderedCart({ cart }), address: draft.address, delivery }
    : undefined
}

/** Requests totals for the current purchase, once for each change of it. */
export function withTotals(before: CheckoutMachine, next: Transition): Transition {
  const { machine, effects } = next
  const purchase = purchaseOf(machine)
  if (purchase === undefined) return next
  const known = [purchaseOf(before), machine.calculation?.purchase]
  if (known.some((one) => one !== undefined && isSamePurchase(one, purchase))) return next
  return {
    machine: { ...machine, calculation: { purchase } },
    effects: [...effects, { kind: 'calculate-totals', purchase }],
  }
}

/** Totals of another purchase are stale. */
export const totalsCalculated: CheckoutHandler<'totals.calculated'> = (machine, { purchase, quote }) => {
  if (machine.calculation?.purchase !== purchase) return step(machine)
  return step(
    { ...machine, calculation: { purchase, isOver: true, ...omitUndefined({ quote }) } },
    // Choosing a delivery ends a code's wait, and a lower discount than promised has to be shown: both need a
    // fresh cart.
    ...(machine.cart.hasWaitingCode === true ||
    isLess(quote?.discount, purchase.cart.discount) ||
    // With a delivery there is more for gift cards to pay.
    (quote !== undefined && !isSameMoney(quote.credit, purchase.cart.credit))
      ? [{ kind: 'read-cart' } as const]
      : []),
  )
}

/** By more than rounding: the two come from different sums. */
const isLess = (taken: Money | undefined, promised: Money | undefined): boolean =>
  (taken?.amount ?? 0) < (promised?.amount ?? 0) - 0.000_01

export function isSamePurchase(one: Purchase, other: Purchase): boolean {
  return (
    isSameCart(one.cart, other.cart) &&
    isSameMoney(one.cart.subtotal, other.cart.subtotal) &&
    hasSamePromotions(one.cart, other.cart) &&
    one.delivery.id === other.delivery.id &&
    JSON.stringify(one.address) === JSON.stringify(other.address)
  )
}

/** The lines at the unit prices of a quote, so that they add up to its subtotal. */
export function linesAtQuote(lines: readonly CartLine[], quote: Totals): readonly CartLine[] {
  const prices = new Map(quote.lines?.map(({ id, price }) => [id, price]))
  if (prices.size === 0) return lines
  return lines.map((line) => {
    const price = prices.get(line.id)
    return price === undefined || isSameMoney(price, line.price)
      ? line
      : { ...line, price, lineTotal: multiplyMoney(price, line.quantity) }
  })
}

/** The cart at a quote: lines, subtotal and totals use the same prices. */
export function cartAtQuote(cart: OrderedCart, quote: Totals): OrderedCart {
  const lines = linesAtQuote(cart.lines, quote)
  if (lines.every((line, at) => line === cart.lines[at])) return cart
  const none = { ...cart.subtotal, amount: 0 }
  return { ...cart, lines, subtotal: lines.reduce((sum, { lineTotal }) => addMoney(sum, lineTotal), none) }
}

/** Whether the quote is for these lines. A quote without lines matches any. */
export function isQuoteOf(lines: readonly CartLine[], quote: Totals): boolean {
  return quote.lines === undefined || hasSameLines(quote.lines, lines)
}
