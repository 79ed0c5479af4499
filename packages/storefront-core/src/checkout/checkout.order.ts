import type {
  OrderAnswer,
  OrderedCart,
  OrderRequest,
  Totals,
  PlacedOrder,
} from '../ports/checkout-gateway.ts'
import {
  type CheckoutDraft,
  type CheckoutMachine,
  type CheckoutNotice,
  type DeliveryGone,
  firstIncomplete,
  isSameCart,
  noLaterThan,
  orderedCart,
  type CartSnapshot,
  type OrderUnderWay,
  type PhaseName,
} from './checkout.state.ts'
import { cartAtQuote, isQuoteOf } from './checkout.totals.ts'
import { isSameMoney } from '../money/money.ts'
import { step, type PhaseOf } from '../machine/step.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { askMethods, filling, look, send, sendWhenConfirmed } from './checkout.phases.ts'
import type { CheckoutHandler, Transition, CheckoutEventOf } from './checkout.events.ts'
import { sorted } from '../parse/sorted.ts'

/** After this many lookups the phase becomes `unresolved`. */
export const mostLooks = 5
/** Milliseconds before each lookup. */
export const lookPause = 1_500

/** Sends nothing unless the order is complete: address, shipping option, payment and items. */
export const place: CheckoutHandler<'place.requested', 'filling'> = (
  machine,
  { attempt, cart: shown, quote },
  { notice },
) => {
  const { draft } = machine
  const delivery = machine.methods.find(({ id }) => id === draft.deliveryId)
  const isComplete = draft.step === 'payment' && draft.addressAccepted
  const mustAgree = notice?.kind === 'refused' && notice.refusal.reason === 'price-changed'
  if (
    !isComplete ||
    machine.cart.lines.length === 0 ||
    mustAgree ||
    delivery === undefined ||
    draft.payment === undefined
  )
    return step(machine)
  const { address, payment } = draft
  const cart = cartAtQuote(orderedCart(machine), quote)
  const request = { attempt, cart, address, delivery, payment, quote }
  if (itemsOf(shown) !== itemsOf(cart)) return cartChanged(machine, request)
  if (notice?.kind !== 'failed') return sendWhenConfirmed(machine, { request })
  const { request: before, isReserved } = notice
  // The same order after a failure is the same attempt; its total may be another since.
  const sameAttempt = isSameOrder(before, draft) ? { attempt: before.attempt } : {}
  return sendWhenConfirmed(machine, {
    request: { ...request, ...sameAttempt },
    // Medusa ends the payment of another total.
    ...(isSameMoney(before.quote.total, quote.total) && omitUndefined({ isReserved })),
  })
}

/**
 * Orders what was shown at the time of the request, with the line ids that the backend has assigned since.
 */
export const cartConfirmed: CheckoutHandler<'cart.confirmed', 'awaiting-cart'> = (
  before,
  { cart },
  { request, isReserved },
) => {
  const machine = { ...before, cart }
  if (cart.status !== 'ready') return backToForm(machine)
  if (!costsTheSame(cart, request.cart)) return cartChanged(machine, request)
  const confirmed = { ...request, cart: cartAtQuote(orderedCart(machine), request.quote) }
  return send(machine, { request: confirmed, ...omitUndefined({ isReserved }) })
}

const cartChanged = (machine: CheckoutMachine, request: OrderRequest, released: Released = {}): Transition =>
  backToForm(machine, { kind: 'refused', refusal: { reason: 'cart-changed' }, request, ...released })

type Released = Pick<DeliveryGone, 'isReleased'>

/** Products and quantities, without the ids of the lines, which the backend may assign later. */
const itemsOf = ({ lines }: Pick<OrderedCart, 'lines'>): string =>
  sorted(lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`)).join()

/** The same items at the same price. */
const costsTheSame = (one: OrderedCart, other: OrderedCart): boolean =>
  itemsOf(one) === itemsOf(other) && isSameMoney(one.subtotal, other.subtotal)

/** After a reload only the ordered shipping option is known. */
export const withOrderedMethod = (machine: CheckoutMachine, { delivery }: OrderRequest): CheckoutMachine =>
  machine.methods.length > 0 ? machine : { ...machine, methods: [delivery] }

/** An address that was changed meanwhile has to be submitted again. */
export function backToForm(machine: CheckoutMachine, notice?: CheckoutNotice): Transition {
  const { draft } = machine
  return filling(machine, { ...draft, step: noLaterThan(draft.step, firstIncomplete(draft)) }, notice)
}

function isSameOrder(request: OrderRequest, { address, deliveryId, payment }: CheckoutDraft): boolean {
  const isSamePlace = JSON.stringify(request.address) === JSON.stringify(address)
  return isSamePlace && request.delivery.id === deliveryId && request.payment === payment
}

export const priceAccepted: CheckoutHandler<'price.accepted', 'filling'> = (
  machine,
  { attempt },
  { notice },
) =>
  notice?.kind === 'refused' &&
  notice.refusal.reason === 'price-changed' &&
  machine.draft.step === 'payment' &&
  machine.cart.status === 'ready'
    ? sendWhenConfirmed(machine, { request: agreedTo(notice.request, attempt, notice.refusal.quote) })
    : step(machine)

/** The same order at the new price: its lines take the unit prices of the quote. */
function agreedTo(request: OrderRequest, attempt: string, quote: Totals): OrderRequest {
  return { ...request, attempt, quote, cart: cartAtQuote(request.cart, quote) }
}

export const answered: CheckoutHandler<'order.answered', 'processing' | 'checking'> = (
  machine,
  { answer, estimated, seen },
  phase,
) => {
  const { request, isReserved } = phase
  const order: OrderUnderWay = { request, ...omitUndefined({ isReserved }) }
  if (answer.kind === 'placed') {
    const confirmation = { order: answer.order, request, estimated, settled: false, seen }
    // The phase is `placed` before the cart is emptied, so that an empty cart does not redirect this shopper.
    return step(
      { ...machine, phase: { status: 'placed', confirmation } },
      { kind: 'settle-cart', ordered: request.cart },
    )
  }
  if (answer.kind === 'placed-elsewhere') return placedElsewhere(machine, answer.order)
  if (answer.kind !== 'unknown') return notPlaced(machine, order, answer)
  const looks = phase.status === 'checking' ? phase.looks + 1 : 0
  return looks < mostLooks
    ? look(machine, order, looks, lookPause)
    : step({ ...machine, phase: { status: 'unresolved', ...order, failure: answer.failure } })
}

export const settled: CheckoutHandler<'cart.settled', 'placed'> = (machine, _event, { confirmation }) =>
  step({ ...machine, phase: { status: 'placed', confirmation: { ...confirmation, settled: true } } })

export function notPlaced(
  before: CheckoutMachine,
  { request, isReserved }: OrderUnderWay,
  answer: Extract<OrderAnswer, { kind: 'refused' | 'failed' }>,
): Transition {
  const machine = withOrderedMethod(before, request)
  const isReleased = isReserved && answer.isReleased
  const released = isReleased ? { isReleased } : {}
  if (machine.cart.status === 'ready' && !isSameCart(machine.cart, request.cart))
    return cartChanged(machine, request, released)
  if (answer.kind === 'failed') {
    const reserved = isReserved && !isReleased ? { isReserved } : {}
    return backToForm(machine, { kind: 'failed', failure: answer.failure, request, ...reserved, ...released })
  }
  const { refusal } = answer
  if (refusal.reason === 'price-changed') return newPrice(machine, request, refusal.quote, released)
  if (refusal.reason !== 'delivery-gone')
    return backToForm(machine, { kind: 'refused', refusal, request, ...released })
  const { deliveryId: _gone, ...left } = machine.draft
  const step = noLaterThan(left.step, firstIncomplete(machine.draft))
  const methods = machine.methods.filter(({ id }) => id !== request.delivery.id)
  const delivery = { ...left, step: noLaterThan('delivery', step) }
  const gone = { kind: 'delivery-gone', ...released } as const
  return methods.length === 0 && step !== 'address'
    ? askMethods({ ...machine, methods }, delivery, gone)
    : filling({ ...machine, methods }, delivery, gone)
}

/** Reads the cart again to get its new prices. A quote for other lines means that the cart has changed. */
function newPrice(
  machine: CheckoutMachine,
  request: OrderRequest,
  quote: Totals,
  released: Released,
): Transition {
  const refusal = isQuoteOf(request.cart.lines, quote)
    ? ({ reason: 'price-changed', quote } as const)
    : ({ reason: 'cart-changed' } as const)
  const back = backToForm(machine, { kind: 'refused', refusal, request, ...released })
  return { ...back, effects: [...back.effects, { kind: 'read-cart' }] }
}

/** Only looks up the order: placing it again could create a second one. */
export const lookAgain: CheckoutHandler<'retry.requested', 'unresolved'> = (machine, _event, phase) =>
  look(machine, phase, 0, 0)

/**
 * A cart replaced during checkout may have been ordered in another tab, so the backend is asked. Any other
 * replacement gets no notice.
 */
export const unlessReplaced =
  <Name extends PhaseName>(
    handle: CheckoutHandler<'cart.changed', Name>,
  ): CheckoutHandler<'cart.changed', Name> =>
  (machine, event, phase) => {
    if (!isReplaced(machine.cart, event.cart)) return handle(machine, event, phase)
    const ordered = orderedCart(machine)
    const next: CheckoutMachine = {
      ...machine,
      cart: event.cart,
      phase: { status: 'finding-order', ordered },
    }
    return step(next, { kind: 'find-order', ordered })
  }

function isReplaced(before: CartSnapshot, now: CartSnapshot): boolean {
  return before.id !== '' && before.lines.length > 0 && now.id !== before.id && now.lines.length === 0
}

export function orderFound(
  machine: CheckoutMachine,
  { cartId, order }: CheckoutEventOf<'order.found'>,
  { ordered }: PhaseOf<CheckoutMachine, 'finding-order'>,
): Transition {
  if (cartId !== ordered.id) return step(machine)
  return order === undefined ? filling(machine) : placedElsewhere(machine, order)
}

/** The draft here was not ordered; the next checkout starts fresh. */
export function placedElsewhere(machine: CheckoutMachine, order: PlacedOrder): Transition {
  return step({ ...machine, phase: { status: 'placed-elsewhere', order } }, { kind: 'forget' })
}
