import type { CheckoutHandler, Transition } from './checkout.events.ts'
import type { CheckoutMachine, UnpaidReason } from './checkout.state.ts'
import { step } from '../machine/step.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { openPayment, pay, placeOrder } from './checkout.phases.ts'
import { backToForm, notPlaced, placedElsewhere, withOrderedMethod } from './checkout.order.ts'
import type { OrderRequest } from '../ports/checkout-gateway.ts'

export const opened: CheckoutHandler<'payment.opened', 'opening-payment'> = (
  machine,
  { opening },
  { request, isReserved },
) => {
  if (opening.kind === 'placed-elsewhere') return placedElsewhere(machine, opening.order)
  if (opening.kind !== 'open')
    return notPlaced(machine, { request, ...omitUndefined({ isReserved }) }, opening)
  const { payment, isResumed } = opening
  return pay(machine, { request, payment }, { mode: 'confirm', ...(isResumed ? { isResumed } : {}) })
}

/** The order is placed only after `authorized`; nothing else leads there. */
export const answered: CheckoutHandler<'payment.answered', 'paying'> = (
  machine,
  { outcome },
  { request, payment },
) => {
  if (outcome.kind === 'authorized')
    return placeOrder(machine, { request, ...(outcome.paysLater ? {} : { isReserved: true }) })
  if (outcome.kind === 'declined') {
    const refusal = { reason: 'payment', declined: outcome.reason } as const
    return backToForm(withOrderedMethod(machine, request), { kind: 'refused', refusal, request })
  }
  if (outcome.kind === 'canceled' || outcome.kind === 'unconfirmed')
    return backToChoice(machine, request, outcome.kind)
  if (outcome.kind === 'spent') return openPayment(machine, { request }, payment)
  if (outcome.kind === 'leaving') return step(machine)
  return step({ ...machine, phase: { status: 'payment-interrupted', request, payment, cause: outcome } })
}

/** The page that was asked to leave is back, so the shopper has come back without an answer. */
export const resume: CheckoutHandler<'page.restored', 'paying'> = (machine, _event, phase) =>
  pay(machine, phase, { mode: 'resume' })

export const goOn: CheckoutHandler<'retry.requested', 'payment-interrupted'> = (machine, _event, phase) =>
  pay(machine, phase, { mode: phase.cause.kind === 'at-provider' ? 'leave' : 'resume' })

export const cancel: CheckoutHandler<'cancel.requested', 'paying' | 'payment-interrupted'> = (
  machine,
  _event,
  { request, payment },
) => {
  const turn = machine.lastTurn + 1
  return step(
    { ...machine, lastTurn: turn, phase: { status: 'canceling-payment', turn, request, payment } },
    { kind: 'cancel-payment', turn, request, payment },
  )
}

export const ended: CheckoutHandler<'payment.ended', 'canceling-payment'> = (
  machine,
  { outcome },
  { request, payment },
) => {
  if (outcome === 'canceled') return backToChoice(machine, request, outcome)
  // Placing it again returns the order.
  if (outcome === 'ordered') return placeOrder(machine, { request, isReserved: true })
  const cause = { kind: 'unknown', failure: outcome } as const
  return step({ ...machine, phase: { status: 'payment-interrupted', request, payment, cause } })
}

function backToChoice(before: CheckoutMachine, request: OrderRequest, kind: UnpaidReason): Transition {
  const unpaid = { kind, total: request.quote.total }
  const { machine, effects } = backToForm(withOrderedMethod(before, request))
  return { machine: { ...machine, phase: { status: 'filling', unpaid } }, effects }
}
