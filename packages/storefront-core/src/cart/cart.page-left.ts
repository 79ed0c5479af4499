import type { CartEventOf, LineWrite } from './cart.events.ts'
import { asWaiting } from './cart.offline.ts'
import { linesToClear, type Intent } from './cart.intents.ts'
import { quantityOf } from './cart.outcome.ts'
import { project } from './cart.projection.ts'
import type { CartMachine } from './cart.state.ts'
import { intentUnderWay, step, type Step } from './cart.step.ts'

/**
 * The page is gone when the turn of what waits comes, so it is sent now. Should the page be shown again, the next
 * reading tells what came of it. The answers are not waited for, which is why this is no way to write otherwise.
 */
export function pageLeft(machine: CartMachine, _event: CartEventOf<'page.left'>): Step {
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

/** An add that is sent again counts twice, so it is kept in mind until the cart has been read. */
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
  // A line that the backend has not named yet cannot be named to it.
  if (!lines.some(({ id }) => id === lineId)) return []
  if (intent.kind === 'remove') return [{ kind: 'remove', lineId }]
  // With what is still on its way to the same line.
  const shown = project(lines, machine.intents).find(({ id }) => id === lineId)
  return [{ kind: 'update', lineId, quantity: shown?.quantity ?? intent.quantity }]
}
