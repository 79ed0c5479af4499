import { given } from '../reading/given.ts'
import type { CartEffect } from './cart.events.ts'
import type {
  AddIntent,
  ChangeIntent,
  ClaimIntent,
  ClearIntent,
  Intent,
  RemoveIntent,
} from './cart.intents.ts'
import { failed, noSuchLine, quantityOf, succeeded } from './cart.outcome.ts'
import type { CartMachine, Occasion } from './cart.states.ts'
import { andThen, replaceIntent, step, type Step } from './cart.step.ts'

/** Takes up the next thing to do, if nothing is under way. */
export function advance(machine: CartMachine): Step {
  const { name } = machine.phase
  const next = machine.intents.find(({ stage }) => stage === 'waiting')
  if (name === 'ready') {
    if (machine.stale) return recallCart(machine, 'refresh')
    const isDue = next !== undefined && machine.cartId !== undefined
    return isDue ? send(machine, machine.cartId, next) : step(machine)
  }
  // A write on top of a cart that nobody could see might do anything, so it is read or made first.
  const isStuck = name === 'unconfirmed' || name === 'unavailable'
  return isStuck && next !== undefined ? recallCart(machine, 'write') : step(machine)
}

/** Asks the storage first: another tab may have changed to another cart meanwhile. */
export function recallCart(machine: CartMachine, occasion: Occasion): Step {
  return step({ ...machine, stale: false, phase: { name: 'recalling', occasion } }, { kind: 'recall' })
}

export function readCart(machine: CartMachine, cartId: string, occasion: Occasion): Step {
  const turn = machine.nextTurn
  return step(
    { ...machine, cartId, nextTurn: turn + 1, phase: { name: 'reading', occasion, turn } },
    { kind: 'read-cart', turn, cartId, delay: 0 },
  )
}

export function createCart(machine: CartMachine, occasion: Occasion): Step {
  const turn = machine.nextTurn
  return step(
    { ...machine, nextTurn: turn + 1, phase: { name: 'creating', occasion, turn } },
    { kind: 'create-cart', turn },
  )
}

function send(machine: CartMachine, cartId: string, intent: Intent): Step {
  if (intent.kind === 'add') return sendAdd(machine, cartId, intent)
  if (intent.kind === 'change') return sendChange(machine, cartId, intent)
  if (intent.kind === 'remove') return sendRemoval(machine, cartId, intent)
  if (intent.kind === 'clear') return sendClearing(machine, cartId, intent)
  return sendClaim(machine, cartId, intent)
}

function sendAdd(machine: CartMachine, cartId: string, intent: AddIntent): Step {
  const { productId, variantId, quantity } = intent
  if (variantId === undefined) return step(machine)
  const held = quantityOf(machine, variantId)
  // A repeat of an add whose answer was lost: if that one arrived after all, this is already done.
  if (intent.before !== undefined && held >= intent.before + quantity) {
    return andThen(succeeded(machine, intent), advance)
  }
  const noted = replaceIntent(machine, { ...intent, before: held })
  return write(noted, intent, (turn) => ({
    kind: 'add-line',
    turn,
    cartId,
    productId,
    variantId,
    quantity,
  }))
}

function sendChange(machine: CartMachine, cartId: string, intent: ChangeIntent): Step {
  const { lineId, quantity } = intent
  const line = machine.confirmed.lines.find(({ id }) => id === lineId)
  if (line === undefined) {
    return andThen(failed(machine, intent, 'failed', noSuchLine), advance)
  }
  if (line.quantity === quantity) return andThen(succeeded(machine, intent), advance)
  const { productId, variantId } = line
  return write(machine, intent, (turn) => ({
    kind: 'change-line',
    turn,
    cartId,
    lineId,
    productId,
    variantId,
    quantity,
  }))
}

function sendRemoval(machine: CartMachine, cartId: string, intent: RemoveIntent): Step {
  const { lineId } = intent
  const present = machine.confirmed.lines.some(({ id }) => id === lineId)
  if (!present) return andThen(succeeded(machine, intent), advance)
  return write(machine, intent, (turn) => ({ kind: 'remove-line', turn, cartId, lineId }))
}

/** One line after the other; the intent stays until none is left. */
function sendClearing(machine: CartMachine, cartId: string, intent: ClearIntent): Step {
  const [first] = machine.confirmed.lines
  if (first === undefined) return andThen(succeeded(machine, intent), advance)
  return write(machine, intent, (turn) => ({ kind: 'remove-line', turn, cartId, lineId: first.id }))
}

/** Claiming twice does no harm, so it is always sent. */
function sendClaim(machine: CartMachine, cartId: string, intent: ClaimIntent): Step {
  const noted = replaceIntent(machine, {
    ...intent,
    ...given({ ownerBefore: machine.confirmed.customerId }),
  })
  return write(noted, intent, (turn) => ({ kind: 'claim-cart', turn, cartId }))
}

function write(machine: CartMachine, { id }: Intent, effect: (turn: number) => CartEffect): Step {
  const turn = machine.nextTurn
  return step(
    { ...machine, nextTurn: turn + 1, phase: { name: 'writing', turn, intentId: id } },
    effect(turn),
  )
}
