import type { Identity } from '../ports/identity.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { AddIntent, Intent } from './cart.intents.ts'
import { hasArrived, newsOf } from './cart.outcome.ts'
import type { CartMachine } from './cart.state.ts'
import { andThen, step, type Step } from './cart.step.ts'
import type { Cart, CartLine, KnownLines } from './cart.types.ts'

/** Takes the backend's word for what is in the cart, and the cart to rest. */
export function accept(machine: CartMachine, cart: Cart): Step {
  const confirmed: KnownLines = {
    currency: cart.currency,
    promotions: cart.promotions,
    ...omitUndefined({ customerId: cart.customerId, regionId: cart.regionId }),
    lines: cart.lines.map((line) => withPriceNote(withOptions(line, machine), machine)),
  }
  const accepted: CartMachine = {
    ...machine,
    phase: { status: 'ready' },
    lastStatus: { status: 'ready' },
    cartId: cart.id,
    confirmed,
  }
  if (!belongsTo(cart, machine.owner)) return step(accepted)
  return step(accepted, { kind: 'remember', owner: machine.owner, cartId: cart.id, known: confirmed })
}

/** A guest's cart is not a customer's before the backend has made it theirs. */
function belongsTo({ customerId }: Cart, owner: Identity): boolean {
  return owner.status !== 'customer' || owner.customerId === customerId
}

/** As `accept`, after which the fate of adds whose answers were lost is known. */
export function restWith(machine: CartMachine, cart: Cart): Step {
  return andThen(accept(machine, cart), resolveDoubts)
}

function resolveDoubts(machine: CartMachine): Step {
  const unconfirmed = machine.intents.filter(isDoubtful)
  if (unconfirmed.length === 0) return step(machine)
  const news = unconfirmed
    .filter((intent) => hasArrived(machine, intent))
    .flatMap((intent) => newsOf(intent, intent.line))
  return step({ ...machine, intents: machine.intents.filter((intent) => !isDoubtful(intent)) }, ...news)
}

function isDoubtful(intent: Intent): intent is AddIntent {
  return intent.stage === 'doubtful'
}

/**
 * The backend's lines do not name their options by id. What was chosen is known from the line before, from
 * the add under way, or from the last visit.
 */
function withOptions(line: CartLine, { confirmed, intents }: CartMachine): CartLine {
  if (Object.keys(line.selectedOptions).length > 0) return line
  const sameVariant = ({ variantId }: CartLine) => variantId === line.variantId
  const known =
    confirmed.lines.find(sameVariant) ??
    intents.flatMap((intent) => (intent.kind === 'add' && intent.line ? [intent.line] : [])).find(sameVariant)
  if (known === undefined) return line
  const labels = line.optionLabels.length > 0 ? line.optionLabels : known.optionLabels
  return { ...line, selectedOptions: known.selectedOptions, optionLabels: labels }
}

/** A price that is not what it was is noted until the shopper changes the line. */
function withPriceNote(line: CartLine, { confirmed }: CartMachine): CartLine {
  const known = confirmed.lines.find(({ id }) => id === line.id)
  if (known === undefined || known.price.currency !== line.price.currency) return line
  if (known.price.amount !== line.price.amount) {
    return { ...line, problem: { kind: 'price-changed', before: known.price } }
  }
  return known.quantity === line.quantity ? { ...line, ...omitUndefined({ problem: known.problem }) } : line
}
