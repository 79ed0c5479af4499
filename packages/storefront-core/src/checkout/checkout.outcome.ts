import { isBlocked } from '../cart/cart.types.ts'
import type { PlacedOrder } from '../ports/checkout-gateway.ts'
import type { CheckoutMachine, CheckoutNotice, CheckoutStep, UnpaidOrder } from './checkout.state.ts'

/** Why a command was not carried out. Nothing is thrown, and what was typed stays. */
export type CheckoutRefusal =
  /** The id is none of `methods`, or none of the gateway's `payments`. */
  | { readonly reason: 'not-offered' }
  /** Something before it is missing: the address, a way of delivery, a way to pay, or anything to buy. */
  | { readonly reason: 'incomplete' }
  /** The checkout is at something else, as at another step, or a payment is under way. */
  | { readonly reason: 'not-now' }
  /** The view has the same notice. */
  | { readonly reason: 'notice'; readonly notice: CheckoutNotice }
  /** The payment ended without one. */
  | { readonly reason: 'unpaid'; readonly unpaid: UnpaidOrder }
  /** The backend could not confirm the cart. Nothing was ordered. */
  | { readonly reason: 'cart-unavailable' }
  /** How the payment or the order stands is not known: `retry()` asks again. */
  | { readonly reason: 'unknown' }
  /** The cart has become an order elsewhere, as in another tab; or before its payment could be canceled. */
  | { readonly reason: 'ordered-elsewhere'; readonly order: PlacedOrder }
  /** Overtaken before it was answered: the checkout was closed, is another person's, or was changed. */
  | { readonly reason: 'overtaken' }

/** What became of a command of the checkout. */
export type CheckoutOutcome = { readonly ok: true } | ({ readonly ok: false } & CheckoutRefusal)

/** What became of an order. */
export type PlaceOutcome =
  | { readonly ok: true; readonly order: PlacedOrder }
  | ({ readonly ok: false } & CheckoutRefusal)

export type Refused = Extract<CheckoutOutcome, { readonly ok: false }>

export const done = { ok: true } as const
export const notOffered = { ok: false, reason: 'not-offered' } as const
export const overtaken = { ok: false, reason: 'overtaken' } as const
const notNow = { ok: false, reason: 'not-now' } as const
const incomplete = { ok: false, reason: 'incomplete' } as const

/** Why the checkout, as it was before a command, could not carry it out; undefined if it did. */
export type Judge = (before: CheckoutMachine) => Refused | undefined

const isAt = ({ phase, draft }: CheckoutMachine, step: CheckoutStep): boolean =>
  phase.status === 'filling' && draft.step === step

export const mayChooseDelivery =
  (deliveryId: string): Judge =>
  (machine) => {
    if (!isAt(machine, 'delivery')) return notNow
    return machine.methods.some(({ id }) => id === deliveryId) ? undefined : notOffered
  }

export const maySubmitAddress: Judge = (machine) => (isAt(machine, 'address') ? undefined : notNow)
export const mayChoosePayment: Judge = (machine) => (isAt(machine, 'payment') ? undefined : notNow)

export const maySubmitDelivery: Judge = (machine) => {
  if (!isAt(machine, 'delivery')) return notNow
  return isDeliveryMissing(machine) && !machine.cart.lines.some(isBlocked) ? incomplete : undefined
}

export const mayPlace: Judge = (machine) => {
  const { phase, draft, cart } = machine
  if (phase.status !== 'filling') return notNow
  if (cart.lines.some(isBlocked)) return undefined
  const isComplete = draft.step === 'payment' && draft.addressAccepted && draft.payment !== undefined
  return !isComplete || isDeliveryMissing(machine) || cart.lines.length === 0 ? incomplete : undefined
}

export const mayAccept: Judge = (machine) => {
  const { phase } = machine
  const isAsked =
    phase.status === 'filling' &&
    phase.notice?.kind === 'refused' &&
    phase.notice.refusal.reason === 'price-changed'
  return isAsked && isAt(machine, 'payment') ? undefined : notNow
}

export const mayRetry: Judge = ({ phase }) =>
  phase.status === 'payment-interrupted' ||
  phase.status === 'unresolved' ||
  (phase.status === 'filling' && phase.notice?.kind === 'methods-failed')
    ? undefined
    : notNow

export const mayCancel: Judge = ({ phase }) =>
  phase.status === 'paying' || phase.status === 'payment-interrupted' ? undefined : notNow

export const mayGo: Judge = ({ phase }) => (phase.status === 'filling' ? undefined : notNow)

export const mayGoBack: Judge = ({ phase, draft }) =>
  (phase.status === 'filling' || phase.status === 'asking-methods') && draft.step !== 'address'
    ? undefined
    : notNow

function isDeliveryMissing({ methods, draft }: CheckoutMachine): boolean {
  return !methods.some(({ id }) => id === draft.deliveryId)
}

/** Of a command that leads through the forms, once the checkout has settled. */
export function formOutcome(machine: CheckoutMachine, isReached: boolean): CheckoutOutcome {
  const { phase } = machine
  if (phase.status === 'filling' && phase.notice === undefined && phase.unpaid === undefined)
    return isReached ? done : overtaken
  return phase.status === 'placed' ? done : unsettled(machine)
}

/** Of an order, once the checkout has settled. */
export function placeOutcome(machine: CheckoutMachine): PlaceOutcome {
  const { phase } = machine
  return phase.status === 'placed' ? { ok: true, order: phase.confirmation.order } : unsettled(machine)
}

/** Of a cancellation, once the checkout has settled. */
export function cancelOutcome(machine: CheckoutMachine): CheckoutOutcome {
  const { phase } = machine
  if (phase.status === 'placed')
    return { ok: false, reason: 'ordered-elsewhere', order: phase.confirmation.order }
  const isCanceled = phase.status === 'filling' && phase.unpaid?.kind === 'canceled'
  return isCanceled ? done : unsettled(machine)
}

function unsettled({ phase, cart }: CheckoutMachine): Refused {
  if (phase.status === 'placed-elsewhere')
    return { ok: false, reason: 'ordered-elsewhere', order: phase.order }
  if (phase.status === 'payment-interrupted' || phase.status === 'unresolved')
    return { ok: false, reason: 'unknown' }
  if (phase.status !== 'filling') return overtaken
  if (phase.notice !== undefined) return { ok: false, reason: 'notice', notice: phase.notice }
  if (phase.unpaid !== undefined) return { ok: false, reason: 'unpaid', unpaid: phase.unpaid }
  return cart.status === 'ready' ? overtaken : { ok: false, reason: 'cart-unavailable' }
}

/** Whether the form has come to the wanted step. */
export const hasReached = ({ draft, phase }: CheckoutMachine, step: CheckoutStep): boolean =>
  draft.step === step || (step === 'confirmation' && (draft.step === 'payment' || phase.status === 'placed'))

/** Asked for a step that lies behind something unfilled, the form stops there. */
export const stepOutcome = (machine: CheckoutMachine, step: CheckoutStep): CheckoutOutcome => {
  const outcome = formOutcome(machine, true)
  return outcome.ok && !hasReached(machine, step) ? incomplete : outcome
}
