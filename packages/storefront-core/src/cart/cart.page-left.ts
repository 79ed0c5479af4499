import type { CartEventOf, LineWrite } from './cart.events.ts'
import { asWaiting } from './cart.offline.ts'
import { linesToClear, type Intent } from './cart.intents.ts'
import { quantityOf } from './cart.outcome.ts'
import { project } from './cart.projection.ts'
import type { CartMachine } from './cart.state.ts'
import { step } from '../machine/step.ts'
import { intentUnderWay } from './cart.step.ts'
import type { CartStep } from './cart.events.ts'

/**
 * Sends unsent changes now, because the page will be gone before their turn. If the page is shown again, the
 * next read tells the outcome. Not suited to normal writes, because the answers are not awaited.
 */
export function pageLeft(machine: CartMachine, _event: CartEventOf<'page.left'>): CartStep {
  const { cartId, isOffline } = machine
  if (cartId === undefined || isOffline) return step(machine)
  const underWay = intentUnderWay(machine)
  const unsent = machine.intents.filter((intent) => intent !== underWay && isSendable(intent))
  const sent = { ...machine, stale: machine.stale || unsent.length > 0 }
  return step(
    { ...sent, intents: machine.intents.flatMap((intent) => afterSending(machine, intent, unsent)) },
    { kind: 'send-at-once', cartId, writes: unsent.flatMap((intent) => writesOf(machine, intent)) },
    asWaiting(unsent),
  )
}

const isSendable = ({ stage }: Intent): boolean => stage === 'waiting' || stage === 'pausing'

/** Sending an add again would double it, so it stays as `doubtful` until the cart has been read. */
function afterSending(machine: CartMachine, intent: Intent, unsent: readonly Intent[]): readonly Intent[] {
  if (!unsent.includes(intent)) return [intent]
  if (intent.kind !== 'add' || intent.variantId === undefined) return []
  return [{ ...intent, stage: 'doubtful', tickets: [], before: quantityOf(machine, intent.variantId) }]
}

function writesOf(machine: CartMachine, intent: Intent): readonly LineWrite[] {
  const { lines } = machine.confirmed
  if (intent.kind === 'clear')
    return linesToClear(lines, intent).map(({ id }) => ({ kind: 'remove', lineId: id }))
  if (intent.kind === 'add') {
    const { variantId, quantity } = intent
    return variantId === undefined ? [] : [{ kind: 'add', variantId, quantity }]
  }
  const { lineId } = intent
  // A line without a backend id cannot be written.
  if (!lines.some(({ id }) => id === lineId)) return []
  if (intent.kind === 'remove') return [{ kind: 'remove', lineId }]
  // Includes changes in progress to the same line.
  const shown = project(lines, machine.intents).find(({ id }) => id === lineId)
  return [{ kind: 'update', lineId, quantity: shown?.quantity ?? intent.quantity }]
}
