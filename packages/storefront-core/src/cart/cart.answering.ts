import { accept, restWith } from './cart.accept.ts'
import { advance, createCart, readCart, recallCart } from './cart.advance.ts'
import { withVariant } from './cart.choosing.ts'
import type { CartEventOf } from './cart.events.ts'
import { cartGone, replaceCart } from './cart.replacing.ts'
import { failed, isAchieved, readyToSend, succeeded } from './cart.outcome.ts'
import { noLines, type CartMachine } from './cart.states.ts'
import { andThen, ignored, intentUnderWay, replaceIntent, step, type Step } from './cart.step.ts'

const started = (machine: CartMachine): Step => recallCart(machine, 'start')
const retry = (machine: CartMachine): Step => recallCart(machine, 'retry')
const refresh = (machine: CartMachine): Step => recallCart(machine, 'refresh')
const readLater = (machine: CartMachine): Step => step({ ...machine, stale: true })

/** The storage has spoken: read the cart it names, use the one just made, or make one. */
function recalled(machine: CartMachine, { cartId, known }: CartEventOf<'cart.recalled'>): Step {
  const { phase } = machine
  if (phase.name !== 'recalling') return ignored(machine)
  const stored = cartId === machine.goneId ? undefined : cartId
  if (phase.made !== undefined && (stored === undefined || stored === phase.made.id)) {
    const rested = andThen(restWith(machine, phase.made), (next) => step(next, { kind: 'announce' }))
    return andThen(rested, advance)
  }
  const next = stored ?? machine.cartId
  if (next === undefined) return createCart(machine, phase.occasion)
  const other = next !== machine.cartId
  return readCart(other ? { ...machine, confirmed: known ?? noLines } : machine, next, phase.occasion)
}

function read(machine: CartMachine, { turn, cart }: CartEventOf<'cart.answered'>): Step {
  const { phase } = machine
  if (phase.name !== 'reading' || phase.turn !== turn) return ignored(machine)
  if (cart.completed) return replaceCart(machine, phase.occasion)
  return andThen(restWith(machine, cart), advance)
}

/** Before a new cart is taken into use: another tab may have made one at the same time. */
function created(machine: CartMachine, { turn, cart }: CartEventOf<'cart.answered'>): Step {
  const { phase } = machine
  if (phase.name !== 'creating' || phase.turn !== turn) return ignored(machine)
  const made = { name: 'recalling', occasion: phase.occasion, made: cart } as const
  return step({ ...machine, phase: made }, { kind: 'recall' })
}

function written(machine: CartMachine, { turn, cart }: CartEventOf<'cart.answered'>): Step {
  const { phase } = machine
  const intent = intentUnderWay(machine)
  if (phase.name !== 'writing' || phase.turn !== turn || intent === undefined) return ignored(machine)
  const accepted = andThen(accept(machine, cart), (next) => step(next, { kind: 'announce' }))
  return andThen(accepted, (next) => {
    const unfinished = intent.kind === 'clear' && !isAchieved(next, intent)
    return unfinished ? advance(next) : andThen(succeeded(next, intent), advance)
  })
}

/** The cart that was read tells whether the write with the unknown outcome took place. */
function checked(machine: CartMachine, { turn, cart }: CartEventOf<'cart.answered'>): Step {
  const { phase } = machine
  const intent = intentUnderWay(machine)
  if (phase.name !== 'checking' || phase.turn !== turn || intent === undefined) return ignored(machine)
  if (cart.completed) return cartGone(machine, intent, phase.failure)
  return andThen(accept(machine, cart), (next) => {
    const ended = isAchieved(next, intent)
      ? andThen(succeeded(next, intent), (done) => step(done, { kind: 'announce' }))
      : failed(next, intent, 'failed', phase.failure)
    return andThen(ended, advance)
  })
}

function productFound(machine: CartMachine, { intentId, product }: CartEventOf<'product.found'>): Step {
  const intent = machine.intents.find(({ id, stage }) => id === intentId && stage === 'looking-up')
  if (intent?.kind !== 'add') return ignored(machine)
  const found = withVariant(intent, product)
  return found === undefined
    ? failed(machine, intent, 'variant-not-found')
    : advance(readyToSend(machine, found))
}

/** Only the pause after the last press counts. */
function pauseEnded(machine: CartMachine, { intentId, ticket }: CartEventOf<'pause.ended'>): Step {
  const intent = machine.intents.find(({ id, stage }) => id === intentId && stage === 'pausing')
  if (intent?.kind !== 'change' || intent.tickets.at(-1) !== ticket) return ignored(machine)
  return advance(replaceIntent(machine, { ...intent, stage: 'waiting' }))
}

export const answering = {
  started,
  retry,
  refresh,
  readLater,
  recalled,
  read,
  created,
  written,
  checked,
  productFound,
  pauseEnded,
}
