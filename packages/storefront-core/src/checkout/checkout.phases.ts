import { step } from '../machine/step.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { isProviderId, type PaymentMode, type PaymentReference } from '../ports/payment.ts'
import type { Transition } from './checkout.events.ts'
import {
  type CheckoutDraft,
  type CheckoutMachine,
  type CheckoutNotice,
  type CheckoutPhase,
  type DeliveryGone,
  orderedCart,
  isSameCart,
  hasSamePromotions,
  type OrderUnderWay,
  type StartedPayment,
} from './checkout.state.ts'

/** The shopper fills in a step, with a notice if something went wrong. */
export function filling(
  machine: CheckoutMachine,
  draft: CheckoutDraft = machine.draft,
  notice?: CheckoutNotice,
): Transition {
  const phase: CheckoutPhase = { status: 'filling', ...(notice === undefined ? {} : { notice }) }
  return step({ ...machine, draft, phase })
}

/** Requests the shipping options for the draft's address; `gone` says why others are needed. */
export function askMethods(machine: CheckoutMachine, draft: CheckoutDraft, gone?: DeliveryGone): Transition {
  const turn = machine.lastTurn + 1
  const cart = orderedCart(machine)
  return step(
    {
      ...machine,
      draft,
      lastTurn: turn,
      methodsFor: cart,
      phase: { status: 'asking-methods', turn, ...omitUndefined({ gone }) },
    },
    { kind: 'ask-methods', turn, cart, address: draft.address },
  )
}

/** Whether the shipping options belong to another cart than the confirmed one. */
export function areMethodsOutdated({ cart, methodsFor }: CheckoutMachine): boolean {
  if (methodsFor === undefined || cart.status !== 'ready' || cart.busy || cart.lines.length === 0)
    return false
  return !isSameCart(cart, methodsFor) || !hasSamePromotions(cart, methodsFor)
}

/** A provider's payment comes first; the demonstration takes none. */
export function send(machine: CheckoutMachine, order: OrderUnderWay): Transition {
  return isProviderId(order.request.payment) ? openPayment(machine, order) : placeOrder(machine, order)
}

export function openPayment(
  machine: CheckoutMachine,
  { request, isReserved }: OrderUnderWay,
  spent?: PaymentReference,
): Transition {
  const turn = machine.lastTurn + 1
  const phase = { status: 'opening-payment', turn, request, ...omitUndefined({ isReserved }) } as const
  return step(
    { ...machine, lastTurn: turn, phase },
    { kind: 'open-payment', turn, request, ...omitUndefined({ spent }) },
  )
}

/** Hands over to the shopper and the provider. */
export function pay(
  machine: CheckoutMachine,
  { request, payment }: StartedPayment,
  how: { readonly mode: PaymentMode; readonly isResumed?: true },
): Transition {
  const turn = machine.lastTurn + 1
  return step(
    { ...machine, lastTurn: turn, phase: { status: 'paying', turn, request, payment } },
    { kind: 'authorize', turn, request, payment, ...how },
  )
}

/** Only for an order that is paid, or that nothing has to be paid for. */
export function placeOrder(machine: CheckoutMachine, { request, isReserved }: OrderUnderWay): Transition {
  const turn = machine.lastTurn + 1
  const phase = { status: 'processing', turn, request, ...omitUndefined({ isReserved }) } as const
  return step({ ...machine, lastTurn: turn, phase }, { kind: 'place', turn, request })
}

/** Orders only a cart that the backend has confirmed. */
export function sendWhenConfirmed(machine: CheckoutMachine, order: OrderUnderWay): Transition {
  const { cart, lastTurn } = machine
  if (cart.status === 'ready' && !cart.busy) return send(machine, order)
  const turn = lastTurn + 1
  return step(
    { ...machine, lastTurn: turn, phase: { status: 'awaiting-cart', turn, ...order } },
    { kind: 'await-cart', turn },
  )
}

/** Looks up whether the order was placed, after a delay in milliseconds. */
export function look(
  machine: CheckoutMachine,
  { request, isReserved }: OrderUnderWay,
  looks: number,
  delay: number,
): Transition {
  const turn = machine.lastTurn + 1
  const phase = { status: 'checking', turn, request, looks, ...omitUndefined({ isReserved }) } as const
  return step({ ...machine, lastTurn: turn, phase }, { kind: 'look', turn, request, delay })
}
