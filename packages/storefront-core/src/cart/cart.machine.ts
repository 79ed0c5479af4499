import * as commands from './cart.commands.ts'
import * as responses from './cart.responses.ts'
import { connectionChanged, pageLeft } from './cart.queue.ts'
import * as failures from './cart.failures.ts'
import * as owner from './cart.owner.ts'
import { ignored, nextStep, type TransitionTable } from '../machine/step.ts'
import * as stock from './cart.stock.ts'
import type { CartEffect, CartEvent, CartStep } from './cart.events.ts'
import type { CartMachine } from './cart.state.ts'

/** The shopper can act in any phase: the intent is queued and sent in turn. */
const inAnyPhase = {
  'owner.changed': owner.ownerChanged,
  'add.requested': commands.add,
  'update.requested': commands.update,
  'remove.requested': commands.remove,
  'clear.requested': commands.clear,
  'stock.requested': stock.stockRequested,
  'stock.counted': stock.stockCounted,
  'product.found': responses.productFound,
  'product.failed': failures.productFailed,
  'pause.ended': responses.pauseEnded,
  'connection.changed': connectionChanged,
  'page.left': pageLeft,
} as const

/** No request is in progress, so any answer is stale. */
const noRequest = {
  'cart.answered': ignored,
  'cart.absent': ignored,
  'request.failed': ignored,
} as const

const notRecalling = { 'cart.recalled': ignored } as const

/** At rest: a request for news reads the cart. */
const atRest = {
  ...inAnyPhase,
  ...noRequest,
  ...notRecalling,
  'cart.ordered': responses.ordered,
  started: ignored,
  'retry.requested': responses.started,
  'refresh.requested': responses.refresh,
  'changed.elsewhere': responses.changedElsewhere,
} as const

/** The cart is being found or created, which answers requests for news. */
const beingRead = {
  'cart.ordered': ignored,
  started: ignored,
  'retry.requested': ignored,
  'refresh.requested': ignored,
} as const

/** A write is in progress: read once more after it. */
const beingWritten = {
  ...inAnyPhase,
  'cart.ordered': responses.readLater,
  ...notRecalling,
  'cart.absent': ignored,
  started: ignored,
  'retry.requested': responses.readLater,
  'refresh.requested': responses.readLater,
  'changed.elsewhere': responses.readLater,
} as const

/** Every phase with every event; the compiler checks that none is missing. */
export const cartTable: TransitionTable<CartMachine, CartEvent, CartEffect> = {
  idle: {
    ...inAnyPhase,
    ...noRequest,
    ...notRecalling,
    started: responses.started,
    'retry.requested': responses.started,
    'refresh.requested': responses.started,
    'changed.elsewhere': ignored,
    'cart.ordered': ignored,
  },
  identifying: {
    ...inAnyPhase,
    ...noRequest,
    ...notRecalling,
    ...beingRead,
    'changed.elsewhere': ignored,
  },
  recalling: {
    ...inAnyPhase,
    ...noRequest,
    ...beingRead,
    'changed.elsewhere': ignored,
    'cart.recalled': responses.recalled,
  },
  reading: {
    ...inAnyPhase,
    ...beingRead,
    ...notRecalling,
    // The answer in transit may be older than the change that is to be read.
    'refresh.requested': responses.readLater,
    'changed.elsewhere': responses.changedMeanwhile,
    'cart.ordered': responses.readLater,
    'cart.answered': responses.read,
    'cart.absent': ignored,
    'request.failed': failures.read,
  },
  transferring: {
    ...inAnyPhase,
    ...beingRead,
    ...notRecalling,
    'changed.elsewhere': responses.readLater,
    'cart.answered': owner.transferred,
    'cart.absent': owner.nothingToTransfer,
    'request.failed': owner.transferFailed,
  },
  creating: {
    ...inAnyPhase,
    ...beingRead,
    ...notRecalling,
    'changed.elsewhere': responses.readLater,
    'cart.answered': responses.created,
    'cart.absent': ignored,
    'request.failed': failures.creation,
  },
  ready: atRest,
  unconfirmed: atRest,
  unavailable: atRest,
  writing: {
    ...beingWritten,
    'cart.answered': responses.written,
    'request.failed': failures.write,
  },
  checking: {
    ...beingWritten,
    'cart.answered': responses.checked,
    'request.failed': failures.check,
  },
}

/** The next cart state and its effects. Pure and total: no pair of phase and event throws. */
export function transition(machine: CartMachine, event: CartEvent): CartStep {
  const next = nextStep(cartTable, machine, event)
  // The app cancelled the request: no notice, but the outcome stays unknown.
  return 'isGivenUp' in event
    ? { machine: next.machine, effects: next.effects.filter(({ kind }) => kind !== 'notify') }
    : next
}
