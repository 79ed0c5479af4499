import * as asking from './cart.commands.ts'
import * as answering from './cart.responses.ts'
import { connectionChanged } from './cart.connection.ts'
import * as failing from './cart.failures.ts'
import { pageLeft } from './cart.page-left.ts'
import * as owning from './cart.owner.ts'
import { ignored, step, type Handler, type Step } from './cart.step.ts'
import * as stocktaking from './cart.stock.ts'
import type { CartEvent, CartEventType } from './cart.events.ts'
import type { CartMachine, PhaseName } from './cart.state.ts'

type Row<Name extends PhaseName> = { readonly [Type in CartEventType]: Handler<Type, Name> }

/** The shopper can act in any phase: the intent is queued and sent in turn. */
const asked = {
  'owner.changed': owning.ownerChanged,
  'add.requested': asking.add,
  'update.requested': asking.update,
  'remove.requested': asking.remove,
  'clear.requested': asking.clear,
  'stock.requested': stocktaking.asked,
  'stock.counted': stocktaking.counted,
  'product.found': answering.productFound,
  'product.failed': failing.productFailed,
  'pause.ended': answering.pauseEnded,
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
  ...asked,
  ...noRequest,
  ...notRecalling,
  started: ignored,
  'retry.requested': answering.started,
  'refresh.requested': answering.refresh,
  'changed.elsewhere': answering.changedElsewhere,
} as const

/** The cart is being read or created, which answers requests for news. */
const beingRead = {
  started: ignored,
  'retry.requested': ignored,
  'refresh.requested': ignored,
} as const

/** A write is in progress: read once more after it. */
const beingWritten = {
  ...asked,
  ...notRecalling,
  'cart.absent': ignored,
  started: ignored,
  'retry.requested': answering.readLater,
  'refresh.requested': answering.readLater,
  'changed.elsewhere': answering.readLater,
} as const

/** Every phase with every event; the compiler checks that none is missing. */
export const cartTable: { readonly [Name in PhaseName]: Row<Name> } = {
  idle: {
    ...asked,
    ...noRequest,
    ...notRecalling,
    started: answering.started,
    'retry.requested': answering.started,
    'refresh.requested': answering.started,
    'changed.elsewhere': ignored,
  },
  identifying: {
    ...asked,
    ...noRequest,
    ...notRecalling,
    ...beingRead,
    'changed.elsewhere': ignored,
  },
  recalling: {
    ...asked,
    ...noRequest,
    ...beingRead,
    'changed.elsewhere': ignored,
    'cart.recalled': answering.recalled,
  },
  reading: {
    ...asked,
    ...beingRead,
    ...notRecalling,
    'changed.elsewhere': answering.readLater,
    'cart.answered': answering.read,
    'cart.absent': ignored,
    'request.failed': failing.read,
  },
  transferring: {
    ...asked,
    ...beingRead,
    ...notRecalling,
    'changed.elsewhere': answering.readLater,
    'cart.answered': owning.transferred,
    'cart.absent': owning.nothingToTransfer,
    'request.failed': owning.transferFailed,
  },
  creating: {
    ...asked,
    ...beingRead,
    ...notRecalling,
    'changed.elsewhere': answering.readLater,
    'cart.answered': answering.created,
    'cart.absent': ignored,
    'request.failed': failing.creation,
  },
  ready: atRest,
  unconfirmed: atRest,
  unavailable: atRest,
  writing: {
    ...beingWritten,
    'cart.answered': answering.written,
    'request.failed': failing.write,
  },
  checking: {
    ...beingWritten,
    'cart.answered': answering.checked,
    'request.failed': failing.check,
  },
}

/** The next cart state and its effects. Pure and total: no pair of phase and event throws. */
export function transition(machine: CartMachine, event: CartEvent): Step {
  const { phase } = machine
  // An answer to any request but the current one is stale.
  if ('turn' in event && (!('turn' in phase) || phase.turn !== event.turn)) return step(machine)
  // Rows are type-checked pair by pair above; here the pair is no longer known to the compiler.
  const handle = cartTable[phase.status][event.type] as Handler<CartEventType>
  const next = handle(machine, event, phase)
  // The app cancelled the request: no notice, but the outcome stays unknown.
  return 'isGivenUp' in event
    ? { machine: next.machine, effects: next.effects.filter(({ kind }) => kind !== 'notify') }
    : next
}
