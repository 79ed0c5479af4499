import type { Failure } from '../failure/failure.ts'
import { recallCart } from './cart.queue.ts'
import type { Intent } from './cart.intents.ts'
import { failed } from './cart.outcome.ts'
import { noLines, type CartMachine, type ReadReason } from './cart.state.ts'
import { andThen } from '../machine/step.ts'
import type { CartStep } from './cart.events.ts'

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
    intents: machine.intents.filter(({ stage }) => stage !== 'doubtful').map(withoutComparison),
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
