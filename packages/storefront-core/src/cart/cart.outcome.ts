import type { Failure } from '../failure/failure.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { CartEffect, CartStep, CartEventOf, CartEventType, CartHandler } from './cart.events.ts'
import {
  linesToClear,
  pendingLineId,
  type AddIntent,
  type ClearIntent,
  type Intent,
  type UpdateIntent,
  type CartMachine,
  replaceIntent,
  withoutIntent,
  intentUnderWay,
} from './cart.state.ts'
import { step, type PhaseOf } from '../machine/step.ts'
import type { CartLine, CartRefusal } from './cart.types.ts'

export const noSuchLine: Failure = { kind: 'missing', retryable: false }
export const noSuchProduct = { kind: 'missing', message: 'Product not found', retryable: false } as const
export const noSuchVariant = { kind: 'missing', message: 'Variant not found', retryable: false } as const

/** The confirmed quantity of a variant. */
export function quantityOf(machine: CartMachine, variantId: string): number {
  return machine.confirmed.lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether the confirmed cart already has the wanted result. */
export function isAchieved(machine: CartMachine, intent: Intent): boolean {
  const { lines } = machine.confirmed
  if (intent.kind === 'add') return hasArrived(machine, intent)
  if (intent.kind === 'clear') return linesToClear(lines, intent).length === 0
  if (intent.kind === 'remove') return lines.every(({ id }) => id !== intent.lineId)
  const quantity = lines.find(({ id }) => id === intent.lineId)?.quantity
  return intent.by === undefined ? quantity === intent.quantity : hasMoved(quantity ?? 0, intent.by, intent)
}

/** Other tabs may have changed it further in the same direction. */
function hasMoved(quantity: number, by: number, { before }: UpdateIntent): boolean {
  if (by === 0) return true
  if (before === undefined) return false
  return by > 0 ? quantity >= before + by : quantity <= Math.max(1, before + by)
}

export function hasArrived(machine: CartMachine, { variantId, before, quantity }: AddIntent): boolean {
  return (
    variantId !== undefined && before !== undefined && quantityOf(machine, variantId) >= before + quantity
  )
}

export function succeeded(machine: CartMachine, intent: Intent): CartStep {
  const line = intent.kind === 'add' ? lineOfVariant(machine, intent.variantId) : undefined
  const done = withoutIntent(machine, intent)
  return step(intent.kind === 'add' ? rebound(done, intent) : done, ...newsOf(intent, line), {
    kind: 'settle',
    tickets: intent.tickets,
    outcome: { ok: true },
  })
}

/** Quantity changes and an emptied cart are visible, so they have no notice. */
export function newsOf(intent: Intent, line: CartLine | undefined): readonly CartEffect[] {
  if (intent.kind === 'add')
    return [{ kind: 'notify', notice: { kind: 'item-added', ...omitUndefined({ line }) } }]
  if (intent.kind !== 'remove') return []
  return [{ kind: 'notify', notice: { kind: 'item-removed', ...omitUndefined({ line: intent.line }) } }]
}

export function failed(
  machine: CartMachine,
  intent: Intent,
  reason: CartRefusal,
  failure?: Failure,
  available?: number,
): CartStep {
  const why = omitUndefined({ failure, available })
  const line = lineConcerned(machine, intent)
  return step(
    withoutIntent(machine, intent),
    { kind: 'notify', notice: { kind: `${intent.kind}-failed`, ...omitUndefined({ line }), ...why } },
    { kind: 'settle', tickets: intent.tickets, outcome: { ok: false, reason, ...why } },
  )
}

/**
 * Marks the add as ready to be sent. A retry after an unknown outcome inherits the first attempt's baseline,
 * so that the item is not added twice.
 */
export function readyToSend(machine: CartMachine, intent: AddIntent): CartMachine {
  const unconfirmed = machine.intents.find(
    (other): other is AddIntent =>
      other.kind === 'add' &&
      other.stage === 'unconfirmed' &&
      other.variantId === intent.variantId &&
      other.quantity === intent.quantity,
  )
  if (unconfirmed === undefined) return replaceIntent(machine, intent)
  return replaceIntent(withoutIntent(machine, unconfirmed), {
    ...intent,
    ...omitUndefined({ before: unconfirmed.before }),
  })
}

function lineConcerned({ confirmed }: CartMachine, intent: Intent): CartLine | undefined {
  if ('line' in intent) return intent.line
  return 'lineId' in intent ? confirmed.lines.find(({ id }) => id === intent.lineId) : undefined
}

function lineOfVariant(machine: CartMachine, variantId: string | undefined): CartLine | undefined {
  return machine.confirmed.lines.find((line) => line.variantId === variantId)
}

/** Moves changes of the pending line to the line that the backend returned. */
export function rebound(machine: CartMachine, added: AddIntent): CartMachine {
  const line = lineOfVariant(machine, added.variantId)
  if (line === undefined) return machine
  const pendingId = pendingLineId(added)
  const boundId = (lineId: string) => (lineId === pendingId ? line.id : lineId)
  return {
    ...machine,
    intents: machine.intents.map((intent) => {
      if (intent.kind === 'clear')
        return { ...intent, ...omitUndefined({ lineIds: intent.lineIds?.map(boundId) }) }
      return 'lineId' in intent ? { ...intent, lineId: boundId(intent.lineId) } : intent
    }),
  }
}

/** Wraps a handler for the outcome of a write; passes it the intent. */
export function ofIntent<Type extends CartEventType, Name extends 'writing' | 'checking'>(
  handle: (
    machine: CartMachine,
    event: CartEventOf<Type>,
    phase: PhaseOf<CartMachine, Name>,
    intent: Intent,
  ) => CartStep,
): CartHandler<Type, Name> {
  return (machine, event, phase) => {
    const intent = intentUnderWay(machine)
    return intent === undefined ? step(machine) : handle(machine, event, phase, intent)
  }
}

/** Wraps a handler for an event about one intent; ignored when the intent is no longer at that stage. */
export function ofWaiting<Type extends CartEventType, Kind extends Intent>(
  isAtStage: (intent: Intent) => intent is Kind,
  handle: (machine: CartMachine, event: CartEventOf<Type>, intent: Kind) => CartStep,
): (machine: CartMachine, event: CartEventOf<Type> & { readonly intentId: number }) => CartStep {
  return (machine, event) => {
    const intent = machine.intents.filter(isAtStage).find(({ id }) => id === event.intentId)
    return intent === undefined ? step(machine) : handle(machine, event, intent)
  }
}

/** Keeps pending changes on screen until they can be sent, and notifies the shopper once. */
export function hold(machine: CartMachine): CartStep {
  const waiting = machine.intents.filter(({ stage }) => stage === 'waiting')
  const isNews = waiting.some(({ isHeld }) => isHeld === undefined)
  const intents = machine.intents.map((intent) => (waiting.includes(intent) ? held(machine, intent) : intent))
  const notice: CartEffect = { kind: 'notify', notice: { kind: 'waiting-for-connection' } }
  return step({ ...machine, intents }, ...(isNews ? [notice] : []), asWaiting(waiting))
}

function held(machine: CartMachine, intent: Intent): Intent {
  const waits = { tickets: [], isHeld: true } as const
  return intent.kind === 'clear' && intent.lineIds === undefined
    ? { ...intent, ...waits, lineIds: linesAhead(machine, intent) }
    : { ...intent, ...waits }
}

/** The lines that there may be when its turn comes, also those of adds before it. */
function linesAhead({ confirmed, intents }: CartMachine, clear: ClearIntent): readonly string[] {
  const adds = intents.slice(0, intents.indexOf(clear)).filter((intent) => intent.kind === 'add')
  return [...confirmed.lines.map(({ id }) => id), ...adds.map(pendingLineId)]
}

/** Resolves the commands with `isWaiting`: their changes are still to be sent. */
export function asWaiting(intents: readonly Intent[]): CartEffect {
  const tickets = intents.flatMap((intent) => intent.tickets)
  return { kind: 'settle', tickets, outcome: { ok: true, isWaiting: true } }
}
