import { omitUndefined } from '../parse/omit-undefined.ts'
import type { CartEffect, CartStep, CartEventOf, LineWrite } from './cart.events.ts'
import {
  linesToClear,
  type AddIntent,
  type UpdateIntent,
  type ClearIntent,
  type Intent,
  type RemoveIntent,
  type CartMachine,
  type ReadReason,
  type CartPhase,
  replaceIntent,
  withoutIntent,
  intentUnderWay,
} from './cart.state.ts'
import { hold, failed, isAchieved, noSuchLine, quantityOf, succeeded, asWaiting } from './cart.outcome.ts'
import { andThen, step } from '../machine/step.ts'
import { project } from './cart.selectors.ts'

/** Starts the next intent when no request is in progress. */
export function advance(machine: CartMachine): CartStep {
  const { status: name } = machine.phase
  const next = machine.intents.find(({ stage }) => stage === 'waiting')
  const isAtRest = name === 'ready' || name === 'unconfirmed' || name === 'unavailable'
  if (isAtRest && machine.isOffline && next !== undefined) return hold(machine)
  if (name === 'ready') {
    if (machine.stale) return recallCart(machine, 'refresh')
    if (next === undefined) return step(machine)
    // Without a cart, as after an order, one is made.
    return machine.cartId === undefined ? recallCart(machine, 'refresh') : send(machine, machine.cartId, next)
  }
  // The cart has to be confirmed before a write, so it is read or created first.
  return isAtRest && next !== undefined ? recallCart(machine, 'refresh') : step(machine)
}

/** Reads the storage first: another tab may have switched to another cart. */
export function recallCart(machine: CartMachine, reason: ReadReason): CartStep {
  const { owner } = machine
  const fresh: CartMachine = { ...machine, stale: false }
  if (owner.status === 'unknown')
    return step({ ...fresh, phase: { status: 'identifying', reason } }, { kind: 'identify' })
  return step({ ...fresh, phase: { status: 'recalling', reason } }, { kind: 'recall', owner })
}

/** Requests the customer's own cart, merged with the guest's cart. */
export function transferCart(
  machine: CartMachine,
  reason: ReadReason,
  guestCartId: string | undefined,
): CartStep {
  const named = omitUndefined({ guestCartId })
  return request(machine, { status: 'transferring', reason, ...named }, { kind: 'transfer-cart', ...named })
}

export function readCart(machine: CartMachine, cartId: string, reason: ReadReason): CartStep {
  const question = { kind: 'read-cart', cartId, delay: 0 } as const
  return request({ ...machine, cartId }, { status: 'reading', reason }, question)
}

export function createCart(machine: CartMachine, reason: ReadReason): CartStep {
  return request(machine, { status: 'creating', reason }, { kind: 'create-cart' })
}

type Unnumbered<Kind> = Kind extends { readonly turn: number } ? Omit<Kind, 'turn'> : never

/** Enters a phase that waits for an answer and emits its request; both have the same `turn`. */
export function request(
  machine: CartMachine,
  phase: Unnumbered<CartPhase>,
  question: Unnumbered<CartEffect>,
): CartStep {
  const turn = machine.nextTurn
  return step({ ...machine, nextTurn: turn + 1, phase: { ...phase, turn } }, { ...question, turn })
}

/**
 * Skips an intent whose result is already there: an add whose answer was lost, or a line that another tab
 * removed.
 */
function send(machine: CartMachine, cartId: string, intent: Intent): CartStep {
  if (isAchieved(machine, intent)) return andThen(succeeded(machine, intent), advance)
  if (intent.kind === 'add') return sendAdd(machine, cartId, intent)
  if (intent.kind === 'update') {
    const joined = joinedWithLater(machine, intent)
    return joined === undefined ? sendUpdate(machine, cartId, intent) : advance(joined)
  }
  const lineId = lineToRemove(machine, intent)
  return lineId === undefined
    ? step(machine)
    : write(machine, intent, { kind: 'remove-line', cartId, lineId })
}

/** `clear` removes one line at a time, until none is left. */
export function lineToRemove(
  { confirmed }: CartMachine,
  intent: RemoveIntent | ClearIntent,
): string | undefined {
  return intent.kind === 'remove' ? intent.lineId : linesToClear(confirmed.lines, intent)[0]?.id
}

function sendAdd(machine: CartMachine, cartId: string, intent: AddIntent): CartStep {
  const { productId, variantId, quantity } = intent
  if (variantId === undefined) return step(machine)
  const noted = replaceIntent(machine, { ...intent, before: quantityOf(machine, variantId) })
  return write(noted, intent, {
    kind: 'add-line',
    cartId,
    productId,
    variantId,
    quantity,
  })
}

/** A change that turned out not to have arrived goes with the next change of its line: alone it may be refused. */
function joinedWithLater(machine: CartMachine, intent: UpdateIntent): CartMachine | undefined {
  if (intent.before === undefined) return undefined
  const later = machine.intents.find(
    (other): other is UpdateIntent =>
      other.kind === 'update' && other.id !== intent.id && other.lineId === intent.lineId,
  )
  if (later === undefined) return undefined
  const { by: _by, ...rest } = later
  const by = intent.by === undefined || later.by === undefined ? undefined : intent.by + later.by
  const tickets = [...intent.tickets, ...later.tickets]
  return replaceIntent(withoutIntent(machine, intent), { ...rest, tickets, ...omitUndefined({ by }) })
}

function sendUpdate(machine: CartMachine, cartId: string, intent: UpdateIntent): CartStep {
  const { lineId, quantity } = intent
  const line = machine.confirmed.lines.find(({ id }) => id === lineId)
  if (line === undefined) {
    return andThen(failed(machine, intent, 'failed', noSuchLine), advance)
  }
  const { productId, variantId } = line
  const { by } = intent
  if (by !== undefined) {
    const noted = replaceIntent(machine, { ...intent, before: line.quantity })
    return write(noted, intent, { kind: 'step-line', cartId, lineId, productId, variantId, by, quantity })
  }
  return write(machine, intent, {
    kind: 'update-line',
    cartId,
    lineId,
    productId,
    variantId,
    quantity,
  })
}

function write(machine: CartMachine, { id: intentId }: Intent, question: Unnumbered<CartEffect>): CartStep {
  return request(machine, { status: 'writing', intentId }, question)
}

/** Back online: reads the cart, then sends the held changes in order. */
export function connectionChanged(
  machine: CartMachine,
  { isOnline }: CartEventOf<'connection.changed'>,
): CartStep {
  if (machine.isOffline !== isOnline) return step(machine)
  const changed: CartMachine = { ...machine, isOffline: !isOnline }
  if (!isOnline || !machine.intents.some(({ isHeld }) => isHeld)) return step(changed)
  return advance({ ...changed, stale: true })
}

/**
 * Sends unsent changes now, because the page will be gone before their turn. If the page is shown again, the
 * next read tells the outcome. Not suited to normal writes, because the answers are not awaited. Adds that
 * cannot be sent, as before there is a cart, are kept for the next page. So are all when one of them has a
 * `before`: it was sent and its outcome is unknown, so the cart is read first.
 */
export function pageLeft(machine: CartMachine, _event: CartEventOf<'page.left'>): CartStep {
  const { cartId, isOffline, intents, stale } = machine
  const underWay = intentUnderWay(machine)
  const open = intents.filter((intent) => intent !== underWay && intent.stage !== 'unconfirmed')
  const isSending = cartId !== undefined && !isOffline
  const isUnsure = open.some(({ kind, before }) => kind === 'add' && before !== undefined)
  const adds = open.filter(
    (intent): intent is AddIntent =>
      intent.kind === 'add' && (!isSending || isUnsure || intent.stage === 'looking-up'),
  )
  const stored: readonly Intent[] = adds
  const unsent = isSending ? open.filter((intent) => !stored.includes(intent)) : []
  // The next page takes an add with a `before` as made when its pieces are in the cart.
  const isShown = (intent: Intent) => !stored.includes(intent) || intent.before !== undefined
  const shown = { ...machine, intents: intents.filter(isShown) }
  const left = intents.filter((intent) => !stored.includes(intent))
  return step(
    {
      ...machine,
      stale: stale || unsent.length > 0,
      intents: left.flatMap((intent) => afterSending(machine, intent, unsent)),
    },
    { kind: 'keep-adds', adds },
    ...(isSending
      ? [{ kind: 'send-at-once', cartId, writes: unsent.flatMap((one) => writesOf(shown, one)) } as const]
      : []),
    asWaiting([...adds, ...unsent]),
  )
}

/** Sending an add again would double it, so it stays as `unconfirmed` until the cart has been read. */
function afterSending(machine: CartMachine, intent: Intent, unsent: readonly Intent[]): readonly Intent[] {
  if (!unsent.includes(intent)) return [intent]
  if (intent.kind !== 'add' || intent.variantId === undefined) return []
  return [{ ...intent, stage: 'unconfirmed', tickets: [], before: quantityOf(machine, intent.variantId) }]
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
