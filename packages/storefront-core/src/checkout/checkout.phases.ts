import { step } from '../machine/step.ts'
import type { OrderRequest } from '../ports/checkout-gateway.ts'
import type { Transition } from './checkout.events.ts'
import {
  type CheckoutDraft,
  type CheckoutMachine,
  type CheckoutNotice,
  type CheckoutPhase,
  orderedCart,
  isSameCart,
  hasSamePromotions,
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

/** Requests the shipping options for the draft's address. */
export function askMethods(machine: CheckoutMachine, draft: CheckoutDraft): Transition {
  const turn = machine.lastTurn + 1
  const cart = orderedCart(machine)
  return step(
    { ...machine, draft, lastTurn: turn, methodsFor: cart, phase: { status: 'asking-methods', turn } },
    { kind: 'ask-methods', turn, cart, address: draft.address },
  )
}

/** Whether the shipping options belong to another cart than the confirmed one. */
export function areMethodsOutdated({ cart, methodsFor }: CheckoutMachine): boolean {
  if (methodsFor === undefined || cart.status !== 'ready' || cart.busy || cart.lines.length === 0)
    return false
  return !isSameCart(cart, methodsFor) || !hasSamePromotions(cart, methodsFor)
}

export function send(machine: CheckoutMachine, request: OrderRequest): Transition {
  const turn = machine.lastTurn + 1
  return step(
    { ...machine, lastTurn: turn, phase: { status: 'processing', turn, request } },
    { kind: 'place', turn, request },
  )
}

/** Orders only a cart that the backend has confirmed. */
export function sendWhenConfirmed(machine: CheckoutMachine, request: OrderRequest): Transition {
  const { cart, lastTurn } = machine
  if (cart.status === 'ready' && !cart.busy) return send(machine, request)
  const turn = lastTurn + 1
  return step(
    { ...machine, lastTurn: turn, phase: { status: 'awaiting-cart', turn, request } },
    { kind: 'await-cart', turn },
  )
}

/** Looks up whether the order was placed, after a delay in milliseconds. */
export function look(
  machine: CheckoutMachine,
  request: OrderRequest,
  looks: number,
  delay: number,
): Transition {
  const turn = machine.lastTurn + 1
  return step(
    { ...machine, lastTurn: turn, phase: { status: 'checking', turn, request, looks } },
    { kind: 'look', turn, request, delay },
  )
}
