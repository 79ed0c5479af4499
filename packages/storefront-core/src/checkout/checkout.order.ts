import type { OrderAnswer, OrderedCart, OrderRequest, Totals } from '../ports/checkout-gateway.ts'
import type { CheckoutDraft, CheckoutMachine, CheckoutNotice } from './checkout.state.ts'
import { cartAtQuote, isQuoteOf } from './priced-lines.ts'
import { placedElsewhere } from './checkout.elsewhere.ts'
import {
  askMethods,
  filling,
  firstIncomplete,
  isSameCart,
  look,
  noLaterThan,
  orderedCart,
  send,
  sendWhenConfirmed,
  step,
  type Handler,
  type Step,
} from './checkout.step.ts'

/** After so many looks the shopper is told that the order is being checked. */
export const mostLooks = 5
/** Milliseconds before each look. */
export const lookPause = 1_500

/** Nothing is sent unless everything is there: address, way of delivery, payment and something to buy. */
export const place: Handler<'place.requested', 'filling'> = (machine, { attempt, quote }, { notice }) => {
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
  // The same order again after a failure is the same attempt.
  const kept = notice?.kind === 'failed' && isSameOrder(notice.request, draft)
  if (kept) return sendWhenConfirmed(machine, notice.request)
  const { address, payment } = draft
  const cart = cartAtQuote(orderedCart(machine), quote)
  return sendWhenConfirmed(machine, { attempt, cart, address, delivery, payment, quote })
}

/** What was shown when the order was asked for is ordered, under the names the backend has given it since. */
export const cartConfirmed: Handler<'cart.confirmed', 'awaiting-cart'> = (before, { cart }, { request }) => {
  const machine = { ...before, cart }
  if (cart.phase !== 'ready') return backToForm(machine)
  return costsTheSame(cart, request.cart)
    ? send(machine, { ...request, cart: cartAtQuote(orderedCart(machine), request.quote) })
    : backToForm(machine, { kind: 'refused', refusal: { reason: 'cart-changed' }, request })
}

/** The same goods for the same money. */
function costsTheSame(one: OrderedCart, other: OrderedCart): boolean {
  const products = ({ lines }: OrderedCart) =>
    lines
      .map(({ variantId, quantity }) => `${variantId} ${quantity}`)
      .toSorted()
      .join()
  return products(one) === products(other) && one.subtotal.amount === other.subtotal.amount
}

/** An address that was changed meanwhile has to be submitted again. */
function backToForm(machine: CheckoutMachine, notice?: CheckoutNotice): Step {
  const { draft } = machine
  return filling(machine, { ...draft, step: noLaterThan(draft.step, firstIncomplete(draft)) }, notice)
}

function isSameOrder(request: OrderRequest, { address, deliveryId, payment }: CheckoutDraft): boolean {
  const isSamePlace = JSON.stringify(request.address) === JSON.stringify(address)
  return isSamePlace && request.delivery.id === deliveryId && request.payment === payment
}

export const priceAccepted: Handler<'price.accepted', 'filling'> = (machine, { attempt }, { notice }) =>
  notice?.kind === 'refused' &&
  notice.refusal.reason === 'price-changed' &&
  machine.draft.step === 'payment' &&
  machine.cart.phase === 'ready'
    ? sendWhenConfirmed(machine, agreedTo(notice.request, attempt, notice.refusal.quote))
    : step(machine)

/** The same order at another price: its lines cost what the quote says, as they are shown. */
function agreedTo(request: OrderRequest, attempt: string, quote: Totals): OrderRequest {
  return { ...request, attempt, quote, cart: cartAtQuote(request.cart, quote) }
}

export const answered: Handler<'order.answered', 'processing' | 'checking'> = (
  machine,
  { answer, estimated, seen },
  phase,
) => {
  const { request } = phase
  if (answer.kind === 'placed') {
    const confirmation = { order: answer.order, request, estimated, settled: false, seen }
    // Placed before the cart is emptied, so that an empty cart never sends this shopper away.
    return step(
      { ...machine, phase: { status: 'placed', confirmation } },
      { kind: 'settle-cart', ordered: request.cart },
    )
  }
  if (answer.kind === 'placed-elsewhere') return placedElsewhere(machine, answer.order)
  if (answer.kind !== 'unknown') return notPlaced(machine, request, answer)
  const looks = phase.status === 'checking' ? phase.looks + 1 : 0
  return looks < mostLooks
    ? look(machine, request, looks, lookPause)
    : step({ ...machine, phase: { status: 'unresolved', request, failure: answer.failure } })
}

export const settled: Handler<'cart.settled', 'placed'> = (machine, _event, { confirmation }) =>
  step({ ...machine, phase: { status: 'placed', confirmation: { ...confirmation, settled: true } } })

function notPlaced(
  before: CheckoutMachine,
  request: OrderRequest,
  answer: Extract<OrderAnswer, { kind: 'refused' | 'failed' }>,
): Step {
  // After a reload no ways of delivery are known but the one that was ordered with.
  const machine = before.methods.length > 0 ? before : { ...before, methods: [request.delivery] }
  if (machine.cart.phase === 'ready' && !isSameCart(machine.cart, request.cart)) {
    return backToForm(machine, { kind: 'refused', refusal: { reason: 'cart-changed' }, request })
  }
  if (answer.kind === 'failed') {
    return backToForm(machine, { kind: 'failed', failure: answer.failure, request })
  }
  const { refusal } = answer
  if (refusal.reason === 'price-changed') return newPrice(machine, request, refusal.quote)
  if (refusal.reason !== 'delivery-gone') return backToForm(machine, { kind: 'refused', refusal, request })
  const { deliveryId: _gone, ...left } = machine.draft
  const step = noLaterThan(left.step, firstIncomplete(machine.draft))
  const methods = machine.methods.filter(({ id }) => id !== request.delivery.id)
  const delivery = { ...left, step: noLaterThan('delivery', step) }
  return methods.length === 0 && step !== 'address'
    ? askMethods({ ...machine, methods }, delivery)
    : filling({ ...machine, methods }, delivery, { kind: 'delivery-gone' })
}

/** The cart is read again, so that its own lines have the new prices. A quote for other lines says it has changed. */
function newPrice(machine: CheckoutMachine, request: OrderRequest, quote: Totals): Step {
  const refusal = isQuoteOf(request.cart.lines, quote)
    ? ({ reason: 'price-changed', quote } as const)
    : ({ reason: 'cart-changed' } as const)
  const back = backToForm(machine, { kind: 'refused', refusal, request })
  return { ...back, effects: [...back.effects, { kind: 'read-cart' }] }
}

/** Only a look may follow: placing again could make a second order. */
export const lookAgain: Handler<'retry.requested', 'unresolved'> = (machine, _event, { request }) =>
  look(machine, request, 0, 0)
