import type { Identity } from '../ports/identity.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { AddIntent, Intent } from './cart.intents.ts'
import { hasArrived, newsOf } from './cart.outcome.ts'
import type { CartMachine } from './cart.state.ts'
import { andThen, step } from '../machine/step.ts'
import type { CartStep } from './cart.events.ts'
import type { Cart, CartLine, KnownLines } from './cart.types.ts'

/** Takes the backend's cart as the confirmed state; the phase becomes `ready`. */
export function accept(machine: CartMachine, cart: Cart): CartStep {
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

/** A guest's cart is not the customer's until the backend has transferred it. */
function belongsTo({ customerId }: Cart, owner: Identity): boolean {
  return owner.status !== 'customer' || owner.customerId === customerId
}

/** As `accept`; then resolves adds whose answers were lost. */
export function restWith(machine: CartMachine, cart: Cart): CartStep {
  return andThen(accept(machine, cart), resolveDoubts)
}

function resolveDoubts(machine: CartMachine): CartStep {
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
 * The backend's lines do not name their options by id. They are taken from the previous line, the pending add
 * or the stored lines.
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

/** Notes a changed price until the shopper changes the line. */
function withPriceNote(line: CartLine, { confirmed }: CartMachine): CartLine {
  const known = confirmed.lines.find(({ id }) => id === line.id)
  if (known === undefined || known.price.currency !== line.price.currency) return line
  if (known.price.amount !== line.price.amount) {
    return { ...line, problem: { kind: 'price-changed', before: known.price } }
  }
  return known.quantity === line.quantity ? { ...line, ...omitUndefined({ problem: known.problem }) } : line
}
