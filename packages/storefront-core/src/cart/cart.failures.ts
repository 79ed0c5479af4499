import type { Failure, FailureKind } from '../failure/failure.ts'
import { advance, lineToRemove, request } from './cart.queue.ts'
import type { CartEffect, CartEventOf } from './cart.events.ts'
import {
  isLookingUp,
  type AddIntent,
  type ClearIntent,
  type Intent,
  type RemoveIntent,
} from './cart.intents.ts'
import { hold } from './cart.offline.ts'
import { piecesIn, withStock } from './cart.stock.ts'
import { failed, succeeded } from './cart.outcome.ts'
import { cartGone, replaceCart } from './cart.replacing.ts'
import type { CartMachine, ReadReason } from './cart.state.ts'
import {
  andThen,
  ignored,
  ofIntent,
  ofWaiting,
  replaceIntent,
  step,
  type PhaseOf,
  type Step,
} from './cart.step.ts'

/** Milliseconds before each reading that is to find out what became of a write. */
export const checkDelays = [0, 500, 1_500] as const

type Failed = CartEventOf<'request.failed'>

export function read(machine: CartMachine, { failure }: Failed, { reason }: PhaseOf<'reading'>): Step {
  return failure.kind === 'missing'
    ? replaceCart(machine, reason)
    : atRest(machine, 'unconfirmed', failure, reason)
}

export function creation(machine: CartMachine, { failure }: Failed, { reason }: PhaseOf<'creating'>): Step {
  return atRest(machine, 'unavailable', failure, reason)
}

export const write = ofIntent<'request.failed', 'writing'>((machine, { failure, stock }, _, intent) => {
  if (failure.kind === 'missing' && (intent.kind === 'remove' || intent.kind === 'clear')) {
    return lineAlreadyGone(machine, intent)
  }
  if (isPlainRefusal(failure)) {
    const reason = failure.code === 'insufficient_inventory' ? 'insufficient-stock' : 'failed'
    const rested: CartMachine = { ...withStock(machine, stock), phase: { status: 'ready' } }
    return andThen(failed(rested, intent, reason, failure, piecesIn(stock)), advance)
  }
  return machine.isOffline ? notSent(machine) : lookAgain(machine, intent, failure, 0)
})

export const check = ofIntent<'request.failed', 'checking'>((machine, { failure }, phase, intent) => {
  if (failure.kind === 'missing') return cartGone(machine, intent, phase.failure)
  if (machine.isOffline) return notSent(machine)
  const next = phase.attempt + 1
  if (next < checkDelays.length && !definite.has(failure.kind))
    return lookAgain(machine, intent, phase.failure, next)
  return andThen(leftOpen(machine, intent, phase.failure, failure), (left) =>
    atRest(left, 'unconfirmed', failure, 'refresh'),
  )
})

export const productFailed = ofWaiting<'product.failed', AddIntent>(
  isLookingUp,
  (machine, { failure }, intent) => failed(machine, intent, 'failed', failure),
)

/** Refused before anything was done, for a reason that reading the cart would not explain. */
function isPlainRefusal({ kind, status, code }: Failure): boolean {
  return (
    code === 'insufficient_inventory' || kind === 'unauthorised' || kind === 'misconfigured' || status === 429
  )
}

/** The server has spoken; after anything else nobody knows what it did, and it may speak later. */
const definite: ReadonlySet<FailureKind> = new Set(['missing', 'unauthorised', 'rejected', 'misconfigured'])

/** It may have arrived all the same: the cart is read before it is sent again. */
const notSent = (machine: CartMachine): Step => hold({ ...machine, phase: { status: 'ready' }, stale: true })

function lookAgain(machine: CartMachine, { id: intentId }: Intent, failure: Failure, attempt: number): Step {
  const { cartId } = machine
  if (cartId === undefined) return ignored(machine)
  const question = { kind: 'read-cart', cartId, delay: checkDelays[attempt] ?? 0 } as const
  return request(machine, { status: 'checking', intentId, failure, attempt }, question)
}

/**
 * Nobody can say what became of the write. The shopper is told now; an add is kept in mind, so that the next
 * reading can tell whether it arrived and a second press does not double it.
 */
function leftOpen(machine: CartMachine, intent: Intent, cause: Failure, failure: Failure): Step {
  const told = failed(machine, intent, 'cart-unavailable', failure)
  if (intent.kind !== 'add' || intent.before === undefined || definite.has(cause.kind)) return told
  const unconfirmed = replaceIntent(machine, { ...intent, stage: 'doubtful', tickets: [] })
  return { machine: unconfirmed, effects: told.effects }
}

/** Somebody else removed it: just what was wanted. The next reading tells what else changed. */
function lineAlreadyGone(machine: CartMachine, intent: RemoveIntent | ClearIntent): Step {
  const goneId = lineToRemove(machine, intent)
  const lines = machine.confirmed.lines.filter(({ id }) => id !== goneId)
  const confirmed = { ...machine.confirmed, lines }
  const rested: CartMachine = { ...machine, phase: { status: 'ready' }, confirmed, stale: true }
  return andThen(intent.kind === 'remove' ? succeeded(rested, intent) : step(rested), advance)
}

/** Every command that waited for the cart fails; without any, the failure is announced for itself. */
export function atRest(
  machine: CartMachine,
  status: 'unconfirmed' | 'unavailable',
  failure: Failure,
  reason: ReadReason,
): Step {
  const rested: CartMachine = { ...machine, phase: { status }, lastStatus: { status, failure }, stale: false }
  // The first request of a new connection may fail: a change that was said to be kept is kept.
  const waiting = machine.intents.filter(({ stage, isHeld }) => stage === 'waiting' && !isHeld)
  if (waiting.length > 0 && machine.isOffline) return hold(rested)
  if (waiting.length === 0) {
    const isAnnounced = reason === 'start'
    const notice: CartEffect = { kind: 'notify', notice: { kind: 'load-failed', failure } }
    return step(rested, ...(isAnnounced ? [notice] : []))
  }
  return waiting.reduce<Step>(
    (before, intent) => andThen(before, (next) => failed(next, intent, 'cart-unavailable', failure)),
    step(rested),
  )
}
