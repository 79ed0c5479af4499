import type { Failure, FailureKind } from '../failure/failure.ts'
import { advance, lineToRemove, request, recallCart } from './cart.queue.ts'
import type { CartEffect, CartEventOf, CartStep } from './cart.events.ts'
import {
  isLookingUp,
  type AddIntent,
  type ClearIntent,
  type Intent,
  type RemoveIntent,
  type CartMachine,
  type ReadReason,
  replaceIntent,
  noLines,
} from './cart.state.ts'
import { hold, failed, succeeded, ofIntent, ofWaiting } from './cart.outcome.ts'
import { quantityIn, withStock } from './cart.stock.ts'
import { andThen, ignored, step, type PhaseOf } from '../machine/step.ts'

/** Milliseconds before each read that checks the outcome of a write. */
export const checkDelays = [0, 500, 1_500] as const

type Failed = CartEventOf<'request.failed'>

export function read(
  machine: CartMachine,
  { failure }: Failed,
  { reason }: PhaseOf<CartMachine, 'reading'>,
): CartStep {
  return failure.kind === 'missing'
    ? replaceCart(machine, reason)
    : atRest(machine, 'unconfirmed', failure, reason)
}

export function creation(
  machine: CartMachine,
  { failure }: Failed,
  { reason }: PhaseOf<CartMachine, 'creating'>,
): CartStep {
  return atRest(machine, 'unavailable', failure, reason)
}

export const write = ofIntent<'request.failed', 'writing'>((machine, { failure, stock }, _, intent) => {
  if (failure.kind === 'missing' && (intent.kind === 'remove' || intent.kind === 'clear')) {
    return lineAlreadyGone(machine, intent)
  }
  if (isPlainRefusal(failure)) {
    const reason = failure.code === 'insufficient_inventory' ? 'insufficient-stock' : 'failed'
    const rested: CartMachine = { ...withStock(machine, stock), phase: { status: 'ready' } }
    return andThen(failed(rested, intent, reason, failure, quantityIn(stock)), advance)
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
    code === 'insufficient_inventory' || kind === 'unauthorized' || kind === 'misconfigured' || status === 429
  )
}

/**
 * Failures with a definite answer. After any other failure the outcome is unknown, and the write may still
 * arrive.
 */
const definite: ReadonlySet<FailureKind> = new Set(['missing', 'unauthorized', 'rejected', 'misconfigured'])

/** The write may have arrived all the same, so the cart is read before it is sent again. */
const notSent = (machine: CartMachine): CartStep =>
  hold({ ...machine, phase: { status: 'ready' }, stale: true })

function lookAgain(
  machine: CartMachine,
  { id: intentId }: Intent,
  failure: Failure,
  attempt: number,
): CartStep {
  const { cartId } = machine
  if (cartId === undefined) return ignored(machine)
  const question = { kind: 'read-cart', cartId, delay: checkDelays[attempt] ?? 0 } as const
  return request(machine, { status: 'checking', intentId, failure, attempt }, question)
}

/**
 * The outcome of the write is unknown. The shopper is notified now; an add stays as `unconfirmed`, so that the
 * next read can confirm it and a retry does not add the item twice.
 */
function leftOpen(machine: CartMachine, intent: Intent, cause: Failure, failure: Failure): CartStep {
  const failedStep = failed(machine, intent, 'cart-unavailable', failure)
  if (intent.kind !== 'add' || intent.before === undefined || definite.has(cause.kind)) return failedStep
  const unconfirmed = replaceIntent(machine, { ...intent, stage: 'unconfirmed', tickets: [] })
  return { machine: unconfirmed, effects: failedStep.effects }
}

/** Another tab removed the line, which is the wanted result. The next read shows what else changed. */
function lineAlreadyGone(machine: CartMachine, intent: RemoveIntent | ClearIntent): CartStep {
  const goneId = lineToRemove(machine, intent)
  const lines = machine.confirmed.lines.filter(({ id }) => id !== goneId)
  const confirmed = { ...machine.confirmed, lines }
  const rested: CartMachine = { ...machine, phase: { status: 'ready' }, confirmed, stale: true }
  return andThen(intent.kind === 'remove' ? succeeded(rested, intent) : step(rested), advance)
}

/** Fails every command that waits for the cart; without any, a failure on start is announced by itself. */
export function atRest(
  machine: CartMachine,
  status: 'unconfirmed' | 'unavailable',
  failure: Failure,
  reason: ReadReason,
): CartStep {
  const rested: CartMachine = { ...machine, phase: { status }, lastStatus: { status, failure }, stale: false }
  // The first request after reconnecting may fail: held changes are kept.
  const waiting = machine.intents.filter(({ stage, isHeld }) => stage === 'waiting' && !isHeld)
  if (waiting.length > 0 && machine.isOffline) return hold(rested)
  if (waiting.length === 0) {
    const isAnnounced = reason === 'start'
    const notice: CartEffect = { kind: 'notify', notice: { kind: 'load-failed', failure } }
    return step(rested, ...(isAnnounced ? [notice] : []))
  }
  return waiting.reduce<CartStep>(
    (before, intent) => andThen(before, (next) => failed(next, intent, 'cart-unavailable', failure)),
    step(rested),
  )
}

/**
 * Switches to another cart. Only two answers lead here: the cart does not exist, or it became an order.
 * Unsent intents go to the new cart.
 */
export function replaceCart(machine: CartMachine, reason: ReadReason): CartStep {
  const replaced: CartMachine = {
    ...machine,
    goneId: machine.cartId,
    cartId: undefined,
    confirmed: { ...noLines, currency: machine.confirmed.currency },
    intents: machine.intents.filter(({ stage }) => stage !== 'unconfirmed').map(withoutComparison),
  }
  return recallCart(replaced, reason)
}

/** A write found the cart gone: an add is sent once more, to the new cart. */
export function cartGone(machine: CartMachine, intent: Intent, failure: Failure): CartStep {
  if (intent.kind !== 'add') return replaceCart(machine, 'refresh')
  if (intent.resent === true) {
    return andThen(failed(machine, intent, 'failed', failure), (next) => replaceCart(next, 'refresh'))
  }
  const intents = machine.intents.map((other): Intent =>
    other.id === intent.id ? { ...intent, resent: true } : other,
  )
  return replaceCart({ ...machine, intents }, 'refresh')
}

/** A baseline from the old cart does not apply to the new one. */
function withoutComparison(intent: Intent): Intent {
  if (intent.kind !== 'add') return intent
  const { before: _, ...rest } = intent
  return rest
}
