import type { Failure } from '../failure/failure.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { CartEffect } from './cart.events.ts'
import {
  linesToClear,
  pendingLineId,
  type AddIntent,
  type Intent,
  type UpdateIntent,
} from './cart.intents.ts'
import type { CartMachine } from './cart.state.ts'
import { step } from '../machine/step.ts'
import { replaceIntent, withoutIntent } from './cart.step.ts'
import type { CartStep } from './cart.events.ts'
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
  const bound =
    intent.kind === 'add' && line !== undefined ? rebound(done, pendingLineId(intent), line.id) : done
  return step(bound, ...newsOf(intent, line), {
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
      other.stage === 'doubtful' &&
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
function rebound(machine: CartMachine, pendingId: string, lineId: string): CartMachine {
  return {
    ...machine,
    intents: machine.intents.map((intent) =>
      'lineId' in intent && intent.lineId === pendingId ? { ...intent, lineId } : intent,
    ),
  }
}
