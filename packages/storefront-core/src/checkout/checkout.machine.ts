import type { CheckoutEffect, CheckoutEvent, CheckoutRecord, Transition } from './checkout.events.ts'
import type { Identity } from '../ports/identity.ts'
import * as forms from './checkout.form.ts'
import * as ownerHandlers from './checkout.owner.ts'
import * as orders from './checkout.order.ts'
import * as payments from './checkout.payment.ts'
import { totalsCalculated, withTotals } from './checkout.totals.ts'
import { type CheckoutMachine, stepOrder } from './checkout.state.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { ignored, nextStep, type TransitionTable } from '../machine/step.ts'

const defaults = {
  started: ignored,
  'owner.changed': ownerHandlers.ownerChanged,
  'cart.changed': forms.cartNoted,
  'address.typed': ignored,
  'address.submitted': ignored,
  'delivery.chosen': ignored,
  'delivery.submitted': ignored,
  'payment.chosen': ignored,
  'back.requested': ignored,
  'step.requested': ignored,
  'place.requested': ignored,
  'retry.requested': ignored,
  'price.accepted': ignored,
  'confirmation.left': ignored,
  'payment.opened': ignored,
  'payment.answered': ignored,
  'payment.ended': ignored,
  'cancel.requested': ignored,
  'page.restored': ignored,
  'methods.listed': ignored,
  'methods.failed': ignored,
  'order.answered': ignored,
  'cart.confirmed': ignored,
  'totals.calculated': totalsCalculated,
  'cart.settled': ignored,
  'order.found': ignored,
} as const

/** Every phase with every event; the compiler checks that none is missing. */
export const checkoutTable: TransitionTable<CheckoutMachine, CheckoutEvent, CheckoutEffect> = {
  starting: {
    ...defaults,
    started: forms.started,
    'cart.changed': forms.cartArrived,
    'address.typed': forms.typed,
  },
  filling: {
    ...defaults,
    'cart.changed': orders.unlessReplaced(forms.cartChanged),
    'address.typed': forms.typedInForm,
    'address.submitted': forms.unlessBlocked(forms.addressSubmitted),
    'delivery.chosen': forms.deliveryChosen,
    'delivery.submitted': forms.unlessBlocked(forms.deliverySubmitted),
    'payment.chosen': forms.paymentChosen,
    'back.requested': forms.back,
    'step.requested': forms.stepAsked,
    'place.requested': forms.unlessBlocked(orders.place),
    'retry.requested': forms.retry,
    'price.accepted': forms.unlessBlocked(orders.priceAccepted),
  },
  'asking-methods': {
    ...defaults,
    'cart.changed': orders.unlessReplaced(forms.cartChangedMeanwhile),
    'address.typed': forms.typedInForm,
    'back.requested': forms.back,
    'methods.listed': forms.methodsListed,
    'methods.failed': forms.methodsFailed,
  },
  'awaiting-cart': { ...defaults, 'address.typed': forms.typed, 'cart.confirmed': orders.cartConfirmed },
  'opening-payment': { ...defaults, 'address.typed': forms.typed, 'payment.opened': payments.opened },
  paying: {
    ...defaults,
    'address.typed': forms.typed,
    'payment.answered': payments.answered,
    'cancel.requested': payments.cancel,
    'page.restored': payments.resume,
  },
  'payment-interrupted': {
    ...defaults,
    'address.typed': forms.typed,
    'retry.requested': payments.goOn,
    'cancel.requested': payments.cancel,
  },
  'canceling-payment': { ...defaults, 'address.typed': forms.typed, 'payment.ended': payments.ended },
  processing: { ...defaults, 'address.typed': forms.typed, 'order.answered': orders.answered },
  checking: { ...defaults, 'address.typed': forms.typed, 'order.answered': orders.answered },
  unresolved: { ...defaults, 'address.typed': forms.typed, 'retry.requested': orders.lookAgain },
  placed: {
    ...defaults,
    'confirmation.left': ownerHandlers.leaveConfirmation,
    'cart.settled': orders.settled,
  },
  'finding-order': { ...defaults, 'order.found': orders.orderFound },
  'placed-elsewhere': { ...defaults, 'confirmation.left': ownerHandlers.leaveConfirmation },
}

/** The next checkout state and its effects. Pure and total: no pair of phase and event throws. */
export function transition(machine: CheckoutMachine, event: CheckoutEvent): Transition {
  const next = linesChecked(machine, withTotals(machine, nextStep(checkoutTable, machine, event)))
  const isForgotten = next.effects.some(({ kind }) => kind === 'forget')
  // The previous person's record stays; only what the next person types replaces it.
  const isLeft = event.type === 'owner.changed' && !ownerHandlers.goesOn(machine, event)
  if (isForgotten || isLeft || isSameRecord(machine, next.machine)) return next
  // Saved before anything is sent, so that a reload finds the pending order.
  return { ...next, effects: [{ kind: 'save', record: recordOf(next.machine) }, ...next.effects] }
}

export function recordOf({ owner, draft, phase }: CheckoutMachine): CheckoutRecord {
  const typed = { ...writer(owner), draft }
  if ('confirmation' in phase) return { ...typed, confirmation: phase.confirmation }
  if ('payment' in phase) return { ...typed, paying: { request: phase.request, payment: phase.payment } }
  const isUnknown =
    phase.status === 'processing' || phase.status === 'checking' || phase.status === 'unresolved'
  if (!isUnknown) return typed
  return { ...typed, pending: phase.request, ...omitUndefined({ isReserved: phase.isReserved }) }
}

function writer(owner: Identity): Pick<CheckoutRecord, 'owner' | 'byGuest'> {
  if (owner.status === 'customer') return { owner: owner.customerId }
  return owner.status === 'guest' ? { byGuest: true } : {}
}

function isSameRecord(one: CheckoutMachine, other: CheckoutMachine): boolean {
  const before = recordOf(one)
  const after = recordOf(other)
  return (
    before.owner === after.owner &&
    before.draft === after.draft &&
    before.pending === after.pending &&
    before.paying?.request === after.paying?.request &&
    before.paying?.payment === after.paying?.payment &&
    before.confirmation === after.confirmation
  )
}

/** Checks stock when checkout starts, before each further step, and when a line is blocked. */
function linesChecked(before: CheckoutMachine, next: Transition): Transition {
  const { machine, effects } = next
  const begins = before.phase.status === 'starting' && machine.phase.status !== 'starting'
  const goesOn = stepOrder.indexOf(machine.draft.step) > stepOrder.indexOf(before.draft.step)
  const isDue = begins || goesOn || hasNewNotice(before, machine)
  return isDue && machine.phase.status !== 'placed' && machine.cart.lines.length > 0
    ? { machine, effects: [{ kind: 'check-lines', ...(begins ? { unless: 'accepted' } : {}) }, ...effects] }
    : next
}

function hasNewNotice(before: CheckoutMachine, { phase }: CheckoutMachine): boolean {
  return phase !== before.phase && phase.status === 'filling' && phase.notice?.kind === 'lines-blocked'
}
