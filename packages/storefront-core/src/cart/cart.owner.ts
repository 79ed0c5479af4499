import type { Failure } from '../failure/failure.ts'
import { isSameIdentity } from '../ports/identity.ts'
import { createOrRest, restWith } from './cart.responses.ts'
import { advance, recallCart } from './cart.queue.ts'
import type { CartEffect, CartEventOf, CartStep } from './cart.events.ts'
import { atRest } from './cart.failures.ts'
import { initialMachine, type CartMachine, type ReadReason, type CartPhase } from './cart.state.ts'
import { countLines } from './cart.stock.ts'
import type { Cart } from './cart.types.ts'
import { andThen, step, type PhaseOf } from '../machine/step.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'

/**
 * A customer keeps the cart they filled as a guest. Any other change of identity starts with that identity's
 * own cart.
 */
export function ownerChanged(machine: CartMachine, { owner }: CartEventOf<'owner.changed'>): CartStep {
  const { phase } = machine
  if (owner.status === 'unknown') return unknown(machine, owner.failure)
  if (isSameIdentity(machine.owner, owner)) return step(machine)
  if (phase.status === 'idle') return step({ ...machine, owner })
  if (machine.owner.status === 'unknown') return recallCart({ ...machine, owner }, reasonOf(phase))
  return machine.owner.status === 'guest' && owner.status === 'customer'
    ? takeOver({ ...machine, owner })
    : startOver(machine, owner)
}

/**
 * While the identity is being determined, the previous cart stays on screen; when it cannot be determined,
 * waiting commands fail.
 */
function unknown(machine: CartMachine, failure: Failure | undefined): CartStep {
  const { phase } = machine
  return phase.status === 'identifying' && failure !== undefined
    ? atRest(machine, 'unavailable', failure, phase.reason)
    : step(machine)
}

/** A write in progress is finished first: its answer has the guest cart's contents. */
function takeOver(machine: CartMachine): CartStep {
  // `goneId` was a guest's cart.
  const taking: CartMachine = { ...machine, goneId: undefined }
  if (machine.phase.status === 'writing' || machine.phase.status === 'checking')
    return step({ ...taking, stale: true })
  // An empty guest cart says nothing about the customer's cart, so the view shows `starting`.
  const isEmpty = machine.confirmed.lines.length === 0 && machine.intents.length === 0
  const next: CartMachine = isEmpty ? { ...taking, lastStatus: { status: 'starting' } } : taking
  return recallCart(next, reasonOf(machine.phase))
}

const reasonOf = (phase: CartPhase): ReadReason => ('reason' in phase ? phase.reason : 'refresh')

/** Pending changes and commands belong to the previous identity. */
function startOver(machine: CartMachine, owner: CartMachine['owner']): CartStep {
  const tickets = machine.intents.flatMap((intent) => intent.tickets)
  const effects: CartEffect[] = []
  if (machine.owner.status === 'customer')
    effects.push({ kind: 'forget-customer-cart', customerId: machine.owner.customerId })
  if (tickets.length > 0)
    effects.push({ kind: 'settle', tickets, outcome: { ok: false, reason: 'cart-unavailable' } })
  const { confirmed, newCart, nextTurn, isOffline } = machine
  const empty = { ...initialMachine.confirmed, currency: confirmed.currency }
  return andThen(
    step({ ...initialMachine, newCart, owner, nextTurn, isOffline, confirmed: empty }, ...effects),
    (next) => recallCart(next, reasonOf(machine.phase)),
  )
}

export function transferred(
  machine: CartMachine,
  { cart, leftOut = [] }: CartEventOf<'cart.answered'>,
  { reason, guestCartId }: PhaseOf<CartMachine, 'transferring'>,
): CartStep {
  if (cart.completed) return startNew(machine, reason, guestCartId)
  const settled = transferSettled(machine, guestCartId)
  const news: readonly CartEffect[] = isKnown(machine, cart)
    ? []
    : // Where the customer has another cart, an empty one of a guest stays the guest's.
      [{ kind: 'announce', ...omitUndefined({ taken: cart.id === guestCartId ? cart.id : undefined }) }]
  const rested = andThen(
    andThen(settled, (next) => restWith(next, cart)),
    (next) => step(next, ...news),
  )
  const counted = andThen(rested, (next) => countLines(next, reason))
  const notified = andThen(counted, (next) =>
    leftOut.length === 0
      ? step(next)
      : step(next, { kind: 'notify', notice: { kind: 'items-left-out', names: leftOut } }),
  )
  return andThen(notified, advance)
}

/** It was the customer's cart before, so other tabs have nothing to learn. */
function isKnown({ owner, cartId, confirmed }: CartMachine, cart: Cart): boolean {
  return owner.status === 'customer' && cartId === cart.id && confirmed.customerId === owner.customerId
}

export function nothingToTransfer(
  machine: CartMachine,
  _event: CartEventOf<'cart.absent'>,
  { reason, guestCartId }: PhaseOf<CartMachine, 'transferring'>,
): CartStep {
  return startNew(machine, reason, guestCartId)
}

/** A guest cart may be gone, which leads to a new one. After any other failure its lines stay on screen. */
export function transferFailed(
  machine: CartMachine,
  { failure }: CartEventOf<'request.failed'>,
  { reason, guestCartId }: PhaseOf<CartMachine, 'transferring'>,
): CartStep {
  if (guestCartId !== undefined && (failure.kind === 'missing' || failure.kind === 'rejected'))
    return startNew(machine, reason, guestCartId)
  const notified: CartStep = step(machine, { kind: 'notify', notice: { kind: 'transfer-failed', failure } })
  return andThen(notified, (next) => atRest(next, 'unconfirmed', failure, 'refresh'))
}

/**
 * The customer's storage may hold the id of the unusable cart as well; `goneId` keeps it from being read
 * again.
 */
function startNew(machine: CartMachine, reason: ReadReason, guestCartId: string | undefined): CartStep {
  const goneId = guestCartId ?? machine.goneId
  return andThen(transferSettled({ ...machine, goneId }, guestCartId), (next) => createOrRest(next, reason))
}

/** The guest's cart was transferred or is unusable: forgets its id. */
function transferSettled(machine: CartMachine, guestCartId: string | undefined): CartStep {
  const settled: CartMachine = { ...machine, cartId: undefined }
  return guestCartId === undefined
    ? step(settled)
    : step(settled, { kind: 'forget-guest-cart', cartId: guestCartId })
}
