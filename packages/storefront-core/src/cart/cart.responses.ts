import { advance, transferCart, createCart, readCart, recallCart } from './cart.queue.ts'
import { withVariant } from './cart.commands.ts'
import type { CartEventOf, CartStep } from './cart.events.ts'
import { cartGone, replaceCart } from './cart.failures.ts'
import {
  failed,
  isAchieved,
  noSuchProduct,
  noSuchVariant,
  readyToSend,
  succeeded,
  ofIntent,
  ofWaiting,
  hasArrived,
  newsOf,
  rebound,
} from './cart.outcome.ts'
import {
  noLines,
  type CartMachine,
  isLookingUp,
  isPausing,
  type AddIntent,
  type UpdateIntent,
  replaceIntent,
  type Intent,
  type ReadReason,
} from './cart.state.ts'
import type { Cart, CartLine, KnownLines } from './cart.types.ts'
import { countLines, withoutDisproved } from './cart.stock.ts'
import { andThen, ignored, step, type PhaseOf } from '../machine/step.ts'
import type { Identity } from '../ports/identity.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'

export const started = (machine: CartMachine): CartStep => recallCart(machine, 'start')
export const refresh = (machine: CartMachine): CartStep => recallCart(machine, 'refresh')
export const readLater = (machine: CartMachine): CartStep => step({ ...machine, stale: true })

type ChangedElsewhere = CartEventOf<'changed.elsewhere'>

export const changedElsewhere = (machine: CartMachine, event: ChangedElsewhere): CartStep =>
  ifTaken(machine, event) ?? recallCart(machine, 'elsewhere')

export const changedMeanwhile = (machine: CartMachine, event: ChangedElsewhere): CartStep =>
  ifTaken(machine, event) ?? readLater(machine)

/**
 * A guest's tab forgets its cart when a customer has it now. The backend would say so too, but its answer may be lost, and
 * the customer may sign out before the next one.
 */
function ifTaken(machine: CartMachine, { taken }: ChangedElsewhere): CartStep | undefined {
  const isTaken = taken !== undefined && machine.owner.status === 'guest' && machine.cartId === taken
  return isTaken ? replaceCart(machine, 'elsewhere') : undefined
}

/** Another cart takes its place, without asking the backend about this one. Other tabs have to drop it too. */
export function ordered(machine: CartMachine, { cartId }: CartEventOf<'cart.ordered'>): CartStep {
  if (machine.cartId !== cartId) return recallCart(machine, 'refresh')
  return andThen(replaceCart(machine, 'ordered'), (next) => step(next, { kind: 'announce' }))
}

/** Continues after the storage was read: reads the stored cart, uses the one just created, or creates one. */
export function recalled(
  machine: CartMachine,
  { cartId, known, guestCartId }: CartEventOf<'cart.recalled'>,
  { made, reason }: PhaseOf<CartMachine, 'recalling'>,
): CartStep {
  const stored = cartId === machine.goneId ? undefined : cartId
  if (made !== undefined && (stored === undefined || stored === made.id)) {
    const rested = andThen(restWith(machine, made), (next) => step(next, { kind: 'announce' }))
    return andThen(rested, advance)
  }
  if (stored === undefined && machine.owner.status === 'customer') {
    const shown = machine.cartId === undefined && known !== undefined
    const claiming = shown ? { ...machine, confirmed: known } : machine
    return transferCart(claiming, reason, guestCartId ?? machine.cartId)
  }
  const next = stored ?? machine.cartId
  if (next === undefined) return createOrRest(machine, reason)
  const other = next !== machine.cartId
  return readCart(other ? { ...machine, confirmed: known ?? noLines } : machine, next, reason)
}

/** Without a cart: makes one if it is wanted now. */
export function createOrRest(machine: CartMachine, reason: ReadReason): CartStep {
  return isWanted(machine, reason) ? createCart(machine, reason) : restWithout(machine)
}

/** After an order, the next cart is made for the first thing that is put into it. */
function isWanted({ newCart, owner, intents }: CartMachine, reason: ReadReason): boolean {
  if (intents.length > 0) return true
  return newCart === 'at-start' && (reason !== 'ordered' || owner.status !== 'guest')
}

function restWithout(machine: CartMachine): CartStep {
  const { goneId } = machine
  return step(
    { ...machine, phase: { status: 'ready' }, lastStatus: { status: 'ready' }, stale: false },
    ...(goneId === undefined ? [] : [{ kind: 'forget-guest-cart', cartId: goneId } as const]),
  )
}

type Answered = CartEventOf<'cart.answered'>

export function read(
  machine: CartMachine,
  { cart }: Answered,
  { reason }: PhaseOf<CartMachine, 'reading'>,
): CartStep {
  if (cart.completed) return replaceCart(machine, reason)
  if (needsTransfer(machine, cart)) return transferCart(machine, reason, cart.id)
  const rested = andThen(restWith(machine, cart), (next) => countLines(next, reason))
  return andThen(rested, advance)
}

/**
 * An earlier transfer did not complete, or the cart is empty and the customer may have another one from
 * another tab or device.
 */
function needsTransfer({ owner }: CartMachine, { customerId, lines }: Cart): boolean {
  return owner.status === 'customer' && (owner.customerId !== customerId || lines.length === 0)
}

/** Checks the storage before a new cart is used: another tab may have created one at the same time. */
export function created(
  machine: CartMachine,
  { cart }: Answered,
  { reason }: PhaseOf<CartMachine, 'creating'>,
): CartStep {
  const { owner } = machine
  return step({ ...machine, phase: { status: 'recalling', reason, made: cart } }, { kind: 'recall', owner })
}

export const written = ofIntent<'cart.answered', 'writing'>((machine, { cart }, _, intent) => {
  const accepted = andThen(accept(machine, cart), (next) =>
    step(withoutDisproved(next, intent), { kind: 'announce' }),
  )
  return andThen(accepted, (next) => {
    const unfinished = intent.kind === 'clear' && !isAchieved(next, intent)
    return unfinished ? advance(next) : andThen(succeeded(next, intent), advance)
  })
})

/** The cart that was read tells whether the write took place. */
export const checked = ofIntent<'cart.answered', 'checking'>((machine, { cart }, { failure }, intent) => {
  if (cart.completed) return cartGone(machine, intent, failure)
  return andThen(accept(machine, cart), (next) => {
    const ended = isAchieved(next, intent)
      ? andThen(succeeded(next, intent), (done) => step(done, { kind: 'announce' }))
      : failed(next, intent, 'failed', failure)
    return andThen(ended, advance)
  })
})

export const productFound = ofWaiting<'product.found', AddIntent>(
  isLookingUp,
  (machine, { product }, intent) => {
    if (product === undefined) return failed(machine, intent, 'product-not-found', noSuchProduct)
    const found = withVariant(intent, product)
    return found === undefined
      ? failed(machine, intent, 'variant-not-found', noSuchVariant)
      : advance(readyToSend(machine, found))
  },
)

/** Only the pause after the last press counts. */
export const pauseEnded = ofWaiting<'pause.ended', UpdateIntent>(isPausing, (machine, { ticket }, intent) =>
  intent.tickets.at(-1) === ticket
    ? advance(replaceIntent(machine, { ...intent, stage: 'waiting' }))
    : ignored(machine),
)

/** Takes the backend's cart as the confirmed state; the phase becomes `ready`. */
export function accept(machine: CartMachine, cart: Cart): CartStep {
  const confirmed: KnownLines = {
    currency: cart.currency,
    promotions: cart.promotions,
    ...omitUndefined({
      customerId: cart.customerId,
      regionId: cart.regionId,
      includedTax: cart.includedTax,
    }),
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
  const unconfirmed = machine.intents.filter(isUnconfirmed)
  if (unconfirmed.length === 0) return step(machine)
  const arrived = unconfirmed.filter((intent) => hasArrived(machine, intent))
  // What a waiting clear is about to remove is no news.
  const isCleared = machine.intents.some(({ kind }) => kind === 'clear')
  const news = isCleared ? [] : arrived.flatMap((intent) => newsOf(intent, intent.line))
  const intents = machine.intents.filter((intent) => !isUnconfirmed(intent))
  return step(arrived.reduce(rebound, { ...machine, intents }), ...news)
}

function isUnconfirmed(intent: Intent): intent is AddIntent {
  return intent.stage === 'unconfirmed'
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
