import type { Failure } from '../failure/failure.ts'
import { advance } from './cart.queue.ts'
import { validQuantity } from './cart-from-wire.ts'
import type { CartEventOf, CartStep } from './cart.events.ts'
import {
  type AddIntent,
  type UpdateIntent,
  type ClearIntent,
  type Intent,
  type RemoveIntent,
  type CartMachine,
  intentUnderWay,
  replaceIntent,
  type VariantChoice,
} from './cart.state.ts'
import { failed, noSuchLine, readyToSend } from './cart.outcome.ts'
import { project } from './cart.selectors.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { step } from '../machine/step.ts'
import type { CartLine } from './cart.types.ts'
import type { Product, Variant } from '../catalogue/product.ts'
import { multiplyMoney } from '../money/money.ts'
import { findVariant } from '../selection/variant-selection.ts'

/** Debounce for quantity changes of one line, in milliseconds: only the last one is sent. */
export const pauseBetweenPresses = 250

const notAQuantity: Failure = { kind: 'rejected', retryable: false }

export function add(machine: CartMachine, event: CartEventOf<'add.requested'>): CartStep {
  const { ticket, productId, choice, before, product } = event
  const quantity = validQuantity(event.quantity)
  const wanted: AddIntent = {
    kind: 'add',
    id: ticket,
    tickets: [ticket],
    stage: 'looking-up',
    productId,
    quantity: quantity ?? 0,
    choice,
    before,
  }
  if (quantity === undefined) return failed(machine, wanted, 'failed', notAQuantity)
  const noted = { ...machine, intents: [...machine.intents, wanted] }
  const found = product?.id === productId ? withVariant(wanted, product) : undefined
  // The screen's product may lack variants, so the backend is asked before the add fails.
  if (found === undefined) return step(noted, { kind: 'look-up-product', intentId: ticket, productId })
  return advance(readyToSend(noted, found))
}

export function update(machine: CartMachine, event: CartEventOf<'update.requested'>): CartStep {
  const { ticket, lineId, now } = event
  if (event.quantity <= 0) return remove(machine, { type: 'remove.requested', ticket, lineId })
  const quantity = validQuantity(event.quantity)
  const unsent = queuedUpdates(machine, lineId).find(isUnsent)
  const by = stepOf(machine, lineId, event.quantity, unsent)
  const intent: UpdateIntent = {
    kind: 'update',
    id: unsent?.id ?? ticket,
    tickets: [...(unsent?.tickets ?? []), ticket],
    stage: unsent !== undefined || justUpdated(machine, lineId, now) ? 'pausing' : 'waiting',
    lineId,
    quantity: quantity ?? 0,
    ...omitUndefined({ by }),
  }
  if (quantity === undefined)
    return failed(machine, { ...intent, tickets: [ticket], id: ticket }, 'failed', notAQuantity)
  if (shownLine(machine, lineId) === undefined) return failed(machine, intent, 'failed', noSuchLine)
  const intents = machine.intents.filter(({ id }) => id !== intent.id)
  const noted = { ...machine, lastUpdate: { lineId, at: now }, intents: [...intents, intent] }
  return intent.stage === 'waiting'
    ? advance(noted)
    : step(noted, { kind: 'pause', intentId: intent.id, ticket, ms: pauseBetweenPresses })
}

export function remove(machine: CartMachine, { ticket, lineId }: CartEventOf<'remove.requested'>): CartStep {
  const earlier = machine.intents.find((intent) => intent.kind === 'remove' && intent.lineId === lineId)
  if (earlier !== undefined) {
    return advance(replaceIntent(machine, { ...earlier, tickets: [...earlier.tickets, ticket] }))
  }
  const line = shownLine(machine, lineId)
  if (line === undefined) return step(machine, { kind: 'settle', tickets: [ticket], outcome: { ok: true } })
  const superseded = queuedUpdates(machine, lineId)
  const intent: RemoveIntent = {
    kind: 'remove',
    id: ticket,
    tickets: [...superseded.flatMap(({ tickets }) => tickets), ticket],
    stage: 'waiting',
    lineId,
    line,
  }
  const intents = machine.intents.filter((other) => !superseded.some(({ id }) => id === other.id))
  return advance({ ...machine, intents: [...intents, intent] })
}

/** Replaces everything that was not sent yet: the shopper wants an empty cart. */
export function clear(machine: CartMachine, { ticket }: CartEventOf<'clear.requested'>): CartStep {
  const underWay = intentUnderWay(machine)
  if (underWay?.kind === 'clear') {
    return step(replaceIntent(machine, { ...underWay, tickets: [...underWay.tickets, ticket] }))
  }
  const isOpen = (intent: Intent) => intent === underWay || intent.stage === 'unconfirmed'
  const overtaken = machine.intents.filter((intent) => !isOpen(intent))
  // An add that was sent may have arrived: the next read tells, and then its line is removed too.
  const unconfirmed = overtaken.flatMap((intent): readonly Intent[] => {
    if (intent.kind !== 'add' || intent.before === undefined) return []
    const { isHeld: _held, ...sent } = intent
    return [{ ...sent, stage: 'unconfirmed', tickets: [] }]
  })
  const tickets = [...overtaken.flatMap((intent) => intent.tickets), ticket]
  const intent: ClearIntent = { kind: 'clear', id: ticket, tickets, stage: 'waiting' }
  const intents = [...machine.intents.filter(isOpen), ...unconfirmed, intent]
  return advance({ ...machine, stale: machine.stale || unconfirmed.length > 0, intents })
}

/**
 * A press on plus or minus changes the quantity by one, relative to what the line has by then, so that
 * changes of other tabs are kept; unsent presses add up. Any other quantity is set as it is.
 */
function stepOf(
  machine: CartMachine,
  lineId: string,
  quantity: number,
  unsent: UpdateIntent | undefined,
): number | undefined {
  const shown = shownLine(machine, lineId)?.quantity
  const step = shown === undefined ? 0 : quantity - shown
  if (Math.abs(step) !== 1) return undefined
  if (unsent === undefined) return step
  return unsent.by === undefined ? undefined : unsent.by + step
}

function shownLine(machine: CartMachine, lineId: string): CartLine | undefined {
  return project(machine.confirmed.lines, machine.intents).find(({ id }) => id === lineId)
}

/** The changes of a line that are not in progress. */
function queuedUpdates(machine: CartMachine, lineId: string): readonly UpdateIntent[] {
  const underWay = intentUnderWay(machine)
  return machine.intents.filter(
    (intent): intent is UpdateIntent =>
      intent.kind === 'update' && intent.lineId === lineId && intent !== underWay,
  )
}

/** With a `before` it was sent and may have arrived: a press added to it would make its outcome unreadable. */
const isUnsent = ({ before }: UpdateIntent): boolean => before === undefined

/** The first press is sent at once; one that follows within the debounce waits for more. */
function justUpdated(machine: CartMachine, lineId: string, now: number): boolean {
  const underWay = intentUnderWay(machine)
  if (underWay?.kind === 'update' && underWay.lineId === lineId) return true
  const last = machine.lastUpdate
  return last !== undefined && last.lineId === lineId && now - last.at < pauseBetweenPresses
}

/** The variant with the chosen id or options; without options, the first variant. */
function chooseVariant(product: Product, choice: VariantChoice): Variant | undefined {
  if (choice.by === 'id') return product.variants.find(({ id }) => id === choice.variantId)
  const { selectedOptions } = choice
  return Object.keys(selectedOptions).length === 0
    ? product.variants[0]
    : findVariant(product, selectedOptions)
}

/** The intent with its variant, ready to be sent; undefined when the product has no such variant. */
export function withVariant(intent: AddIntent, product: Product): AddIntent | undefined {
  const variant = chooseVariant(product, intent.choice)
  if (variant === undefined) return undefined
  const line = lineOf(product, variant, intent.quantity)
  return { ...intent, stage: 'waiting', variantId: variant.id, ...omitUndefined({ line }) }
}

/**
 * The line to show until the backend returns one; undefined without a price, because an invented one would be
 * wrong.
 */
function lineOf(product: Product, variant: Variant, quantity: number): CartLine | undefined {
  if (variant.price === undefined) return undefined
  return {
    id: '',
    productId: product.id,
    variantId: variant.id,
    quantity,
    selectedOptions: Object.fromEntries(variant.options.map(({ id, value }) => [id, value])),
    optionLabels: variant.options.map(({ value }) => value),
    price: variant.price,
    lineTotal: multiplyMoney(variant.price, quantity),
    name: product.name,
    slug: product.slug,
    pending: true,
    ...omitUndefined({ image: variant.image ?? product.images[0] }),
  }
}
