import type { Failure } from '../failure/failure.ts'
import { recallCart } from './cart.queue.ts'
import type { Intent } from './cart.intents.ts'
import { failed } from './cart.outcome.ts'
import { noLines, type CartMachine, type ReadReason } from './cart.state.ts'
import { andThen, type Step } from './cart.step.ts'

/**
 * The backend has said that there is no such cart, or that it became an order: the only two reasons to use
 * another. What was wanted and not sent yet goes to the new one.
 */
export function replaceCart(machine: CartMachine, reason: ReadReason): Step {
  const replaced: CartMachine = {
    ...machine,
    goneId: machine.cartId,
    cartId: undefined,
    confirmed: { ...noLines, currency: machine.confirmed.currency },
    intents: machine.intents.filter(({ stage }) => stage !== 'doubtful').map(withoutComparison),
  }
  return recallCart(replaced, reason)
}

/** The cart was found gone when a write to it was refused: an add is sent once more, to the new cart. */
export function cartGone(machine: CartMachine, intent: Intent, failure: Failure): Step {
  if (intent.kind !== 'add') return replaceCart(machine, 'refresh')
  if (intent.resent === true) {
    return andThen(failed(machine, intent, 'failed', failure), (next) => replaceCart(next, 'refresh'))
  }
  const intents = machine.intents.map((other): Intent =>
    other.id === intent.id ? { ...intent, resent: true } : other,
  )
  return replaceCart({ ...machine, intents }, 'refresh')
}

/** What the old cart held is nothing to compare the new one with. */
function withoutComparison(intent: Intent): Intent {
  if (intent.kind !== 'add') return intent
  const { before: _, ...rest } = intent
  return rest
}
