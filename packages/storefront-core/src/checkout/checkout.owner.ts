import { isSameIdentity, type Identity } from '../ports/identity.ts'
import type { CheckoutEventOf, CheckoutRecord, Transition } from './checkout.events.ts'
import { initialMachine, type CheckoutMachine } from './checkout.state.ts'
import { step } from '../machine/step.ts'
import { filling } from './checkout.phases.ts'

/** A guest's draft carries over when they sign in; a customer's draft is only for that customer. */
export function isFor({ owner }: CheckoutRecord, identity: Identity): boolean {
  return owner === undefined || (identity.status === 'customer' && identity.customerId === owner)
}

/** Whether the checkout continues for the new identity. */
export function goesOn(machine: CheckoutMachine, { owner }: CheckoutEventOf<'owner.changed'>): boolean {
  const isSignIn = machine.owner.status !== 'customer' && owner.status === 'customer'
  return isSignIn || owner.status === 'unknown' || isSameIdentity(machine.owner, owner)
}

export function ownerChanged(machine: CheckoutMachine, event: CheckoutEventOf<'owner.changed'>): Transition {
  const { owner } = event
  // While the identity is being determined, the previous state stays on screen.
  if (owner.status === 'unknown') return step(machine)
  return goesOn(machine, event) ? step({ ...machine, owner }) : startOver(machine, owner)
}

/** Starts a new checkout and removes the stored one. */
export function leaveConfirmation(machine: CheckoutMachine): Transition {
  const left = startOver(machine, machine.owner)
  return { ...left, effects: [{ kind: 'forget' }] }
}

/** Keeps the number of the last request, so that a late answer stays stale. */
function startOver({ cart, lastTurn }: CheckoutMachine, owner: Identity): Transition {
  return filling({ ...initialMachine(cart, owner), lastTurn })
}
