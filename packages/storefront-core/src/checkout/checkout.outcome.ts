import type { PlacedOrder } from '../ports/checkout-gateway.ts'
import type {
  CheckoutDraft,
  CheckoutMachine,
  CheckoutNotice,
  CheckoutStep,
  UnpaidOrder,
} from './checkout.state.ts'

/** Why a command was not carried out. Nothing is thrown, and what was typed stays. */
export type CheckoutRefusal =
  /** The id is none of `methods`, or none of the gateway's `payments`. */
  | { readonly reason: 'not-offered' }
  /** Something before it is missing: the address, a way of delivery, a way to pay, or anything to buy. */
  | { readonly reason: 'incomplete' }
  /** The checkout is at something else, as at another step or a payment; or it is too late to cancel. */
  | { readonly reason: 'not-now' }
  /** The view has the same notice. */
  | { readonly reason: 'notice'; readonly notice: CheckoutNotice }
  /** The payment ended without one. */
  | { readonly reason: 'unpaid'; readonly unpaid: UnpaidOrder }
  /** The backend could not confirm the cart. Nothing was ordered. */
  | { readonly reason: 'cart-unavailable' }
  /** How the payment or the order stands is not known: `retry()` asks again. */
  | { readonly reason: 'unknown' }
  /** The cart has become an order elsewhere, as in another tab. */
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

const refusal = <Reason extends CheckoutRefusal['reason']>(reason: Reason) => ({ ok: false, reason }) as const

export const done = { ok: true } as const
export const notOffered = refusal('not-offered')
export const overtaken = refusal('overtaken')
const notNow = refusal('not-now')
const incomplete = refusal('incomplete')

/** Why the checkout, as it was, has ignored a command; undefined if it had nothing to do. */
export type Reason = (before: CheckoutMachine) => Refused | undefined

export const wrongTime: Reason = () => notNow

/** At this step something is missing for the command, or the id is unknown; elsewhere it is at the wrong time. */
export const unlessAt =
  (step: CheckoutStep, refused: Refused = incomplete): Reason =>
  ({ phase, draft }) =>
    phase.status === 'filling' && draft.step === step ? refused : notNow

export const unlessFilling: Reason = ({ phase }) => (phase.status === 'filling' ? undefined : notNow)

/** Something is missing; or a new price has to be accepted first. */
export const notPlaced: Reason = ({ phase }) => {
  if (phase.status !== 'filling') return notNow
  const { notice } = phase
  return notice?.kind === 'refused' && notice.refusal.reason === 'price-changed'
    ? { ok: false, reason: 'notice', notice }
    : incomplete
}

/** Of an order, once the checkout has settled. */
export function placeOutcome({ phase, cart }: CheckoutMachine): PlaceOutcome {
  if (phase.status === 'placed') return { ok: true, order: phase.confirmation.order }
  if (phase.status === 'placed-elsewhere')
    return { ok: false, reason: 'ordered-elsewhere', order: phase.order }
  if (phase.status !== 'filling') return refusal('unknown')
  const { notice, unpaid } = phase
  if (notice) return { ok: false, reason: 'notice', notice }
  if (unpaid) return { ok: false, reason: 'unpaid', unpaid }
  return cart.status === 'ready' ? overtaken : refusal('cart-unavailable')
}

/** Of a command that leads through the forms, once the checkout has settled; `missed` if it has not led there. */
export const formOutcome =
  (isReached: (draft: CheckoutDraft) => boolean = () => true, missed: Refused = overtaken) =>
  (machine: CheckoutMachine): CheckoutOutcome => {
    const { phase, draft } = machine
    const isFree = phase.status === 'filling' && phase.notice === undefined
    return isFree ? (isReached(draft) ? done : missed) : placeOutcome(machine)
  }

/** Of a cancellation, once the checkout has settled. */
export function cancelOutcome(machine: CheckoutMachine): CheckoutOutcome {
  const outcome = placeOutcome(machine)
  if (outcome.ok) return notNow
  return outcome.reason === 'unpaid' ? done : outcome
}

const isAt = (step: CheckoutStep) => (draft: CheckoutDraft) => draft.step === step

/** Of a wish for a step. Asked for one that lies behind something unfilled, the form stops there. */
export const stepOutcome = (step: CheckoutStep) =>
  formOutcome(isAt(step === 'confirmation' ? 'payment' : step), incomplete)
