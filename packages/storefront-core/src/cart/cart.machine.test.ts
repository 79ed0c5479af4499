import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shirt, whiteM } from '../../test/support/product-fixtures.ts'
import type { Failure } from '../failure/failure.ts'
import type { Identity } from '../ports/identity.ts'
import type { CartEvent, CartEventType } from './cart.events.ts'
import {
  type AddIntent,
  type UpdateIntent,
  type ClearIntent,
  type Intent,
  type RemoveIntent,
  initialMachine,
  noLines,
  type CartMachine,
  type CartPhase,
  type PhaseName,
} from './cart.state.ts'
import { cartTable, transition } from './cart.machine.ts'
import { viewOf } from './cart.selectors.ts'
import { ignored } from '../machine/step.ts'
import type { Cart, CartLine } from './cart.types.ts'

const rupees = (amount: number) => ({ amount, currency: 'inr' })
const failure: Failure = { kind: 'broken', status: 500, retryable: true }

const line: CartLine = {
  id: 'cali_1',
  productId: shirt.id,
  variantId: whiteM,
  quantity: 2,
  selectedOptions: {},
  optionLabels: [],
  price: rupees(189),
  lineTotal: rupees(378),
  name: 'Linen Shirt',
  pending: false,
}
const cart: Cart = {
  id: 'cart_1',
  completed: false,
  currency: 'inr',
  lines: [line],
  itemCount: 2,
  subtotal: rupees(378),
  total: rupees(378),
  shippingTotal: rupees(0),
  taxTotal: rupees(0),
  promotions: noLines.promotions,
}

const anna: Identity = { status: 'customer', customerId: 'cus_anna' }

const add: AddIntent = {
  kind: 'add',
  id: 1,
  tickets: [1],
  stage: 'waiting',
  productId: shirt.id,
  quantity: 1,
  choice: { by: 'options', selectedOptions: {} },
  variantId: whiteM,
  before: 2,
}
const lookingUp: AddIntent = { ...add, id: 2, tickets: [2], stage: 'looking-up' }
const unconfirmed: AddIntent = { ...add, id: 3, tickets: [], stage: 'unconfirmed' }
const change: UpdateIntent = {
  kind: 'update',
  id: 4,
  tickets: [4, 5],
  stage: 'pausing',
  lineId: 'cali_1',
  quantity: 7,
}
const remove: RemoveIntent = { kind: 'remove', id: 6, tickets: [6], stage: 'waiting', lineId: 'cali_1', line }
const clear: ClearIntent = { kind: 'clear', id: 7, tickets: [7], stage: 'waiting' }

const phases: { readonly [Name in PhaseName]: Extract<CartPhase, { status: Name }> } = {
  idle: { status: 'idle' },
  identifying: { status: 'identifying', reason: 'start' },
  recalling: { status: 'recalling', reason: 'start' },
  transferring: { status: 'transferring', reason: 'start', turn: 9, guestCartId: 'cart_1' },
  reading: { status: 'reading', reason: 'start', turn: 9 },
  creating: { status: 'creating', reason: 'start', turn: 9 },
  ready: { status: 'ready' },
  writing: { status: 'writing', turn: 9, intentId: 1 },
  checking: { status: 'checking', turn: 9, intentId: 1, failure, attempt: 0 },
  unconfirmed: { status: 'unconfirmed' },
  unavailable: { status: 'unavailable' },
}

const events: { readonly [Type in CartEventType]: Extract<CartEvent, { type: Type }> } = {
  'owner.changed': { type: 'owner.changed', owner: anna },
  started: { type: 'started' },
  'retry.requested': { type: 'retry.requested' },
  'refresh.requested': { type: 'refresh.requested' },
  'changed.elsewhere': { type: 'changed.elsewhere' },
  'cart.ordered': { type: 'cart.ordered', cartId: 'cart_1' },
  'add.requested': {
    type: 'add.requested',
    ticket: 20,
    productId: shirt.id,
    quantity: 1,
    choice: { by: 'options', selectedOptions: {} },
    product: shirt,
  },
  'update.requested': { type: 'update.requested', ticket: 21, lineId: 'cali_1', quantity: 3, now: 1_000 },
  'remove.requested': { type: 'remove.requested', ticket: 22, lineId: 'cali_1' },
  'clear.requested': { type: 'clear.requested', ticket: 23 },
  'cart.recalled': { type: 'cart.recalled', cartId: 'cart_1', known: undefined },
  'product.found': { type: 'product.found', intentId: 2, product: shirt },
  'product.failed': { type: 'product.failed', intentId: 2, failure },
  'stock.requested': { type: 'stock.requested' },
  'stock.counted': { type: 'stock.counted', stock: new Map([[whiteM, 'gone']]) },
  'pause.ended': { type: 'pause.ended', intentId: 4, ticket: 5 },
  'connection.changed': { type: 'connection.changed', isOnline: false },
  'page.left': { type: 'page.left' },
  'cart.answered': { type: 'cart.answered', turn: 9, cart },
  'cart.absent': { type: 'cart.absent', turn: 9 },
  'request.failed': { type: 'request.failed', turn: 9, failure },
}

const phaseNames = Object.keys(phases) as PhaseName[]
const eventTypes = Object.keys(events) as CartEventType[]

function machineIn(name: PhaseName, intents: readonly Intent[] = []): CartMachine {
  return {
    ...initialMachine,
    owner: name === 'identifying' ? initialMachine.owner : { status: 'guest' },
    phase: phases[name],
    cartId: ['idle', 'identifying', 'transferring', 'creating', 'unavailable'].includes(name)
      ? undefined
      : 'cart_1',
    confirmed: { ...noLines, lines: [line] },
    intents,
    nextTurn: 10,
  }
}

/** The expected table: `x` handled, `.` ignored. Columns are the events in the order above. */
const expected: Readonly<Record<PhaseName, string>> = {
  idle: 'xxxx..xxxx.xxxxxxx...',
  identifying: 'x.....xxxx.xxxxxxx...',
  recalling: 'x.....xxxxxxxxxxxx...',
  transferring: 'x...x.xxxx.xxxxxxxxxx',
  reading: 'x..xxxxxxx.xxxxxxxx.x',
  creating: 'x...x.xxxx.xxxxxxxx.x',
  ready: 'x.xxxxxxxx.xxxxxxx...',
  writing: 'x.xxxxxxxx.xxxxxxxx.x',
  checking: 'x.xxxxxxxx.xxxxxxxx.x',
  unconfirmed: 'x.xxxxxxxx.xxxxxxx...',
  unavailable: 'x.xxxxxxxx.xxxxxxx...',
}

describe('The cart’s table', () => {
  it.each(phaseNames)('handles or ignores every event while %s', (name) => {
    const row = eventTypes.map((type) => (cartTable[name][type] === ignored ? '.' : 'x')).join('')
    expect(row).toBe(expected[name])
  })

  const pairs = phaseNames.flatMap((name) => eventTypes.map((type) => [name, type] as const))

  it.each(pairs)('keeps every invariant while %s on %s', (name, type) => {
    for (const intents of [[], [add], [add, lookingUp, unconfirmed, change, remove], [add, clear]]) {
      const machine = deepFrozen(machineIn(name, intents))
      const frozen = structuredClone(machine)
      expect(take(machine, events[type]).faults).toEqual([])
      expect(machine).toEqual(frozen)
    }
  })

  it.each(pairs.filter(([name, type]) => expected[name][eventTypes.indexOf(type)] === '.'))(
    'changes nothing while %s when %s',
    (name, type) => {
      const machine = machineIn(name, [add, lookingUp, change])
      expect(transition(machine, events[type])).toEqual({ machine, effects: [] })
    },
  )

  it.each(['transferring', 'reading', 'creating', 'writing', 'checking'] as const)(
    'drops a stale answer while %s',
    (name) => {
      const machine = machineIn(name, [add])
      for (const type of ['cart.answered', 'request.failed'] as const) {
        const stale = { ...events[type], turn: 8 }
        expect(transition(machine, stale)).toEqual({ machine, effects: [] })
      }
    },
  )

  it.each(phaseNames)('sends no notice for an abandoned request while %s', (name) => {
    const machine = machineIn(name, [add, change])
    const loud = transition(machine, events['request.failed'])
    const { machine: next, effects } = transition(machine, { ...events['request.failed'], isGivenUp: true })
    expect(next).toEqual(loud.machine)
    expect(effects).toEqual(loud.effects.filter(({ kind }) => kind !== 'notify'))
  })

  it.each(['ready', 'reading', 'unconfirmed'] as const)(
    'forgets the cart of a guest that a customer took over in another tab, while %s',
    (name) => {
      const { machine } = transition(machineIn(name), { type: 'changed.elsewhere', taken: 'cart_1' })
      expect(machine).toMatchObject({ cartId: undefined, confirmed: { lines: [] }, goneId: 'cart_1' })
      const other = transition(machineIn(name), { type: 'changed.elsewhere', taken: 'cart_2' }).machine
      expect(other).toMatchObject({ cartId: 'cart_1', confirmed: { lines: [line] } })
    },
  )

  it('reads the cart before it clears one that an add may have arrived in', () => {
    const { machine, effects } = transition(
      machineIn('ready', [{ ...add, isHeld: true }]),
      events['clear.requested'],
    )
    expect(machine.phase.status).toBe('recalling')
    expect(effects).not.toContainEqual(expect.objectContaining({ kind: 'remove-line' }))
  })

  it('keeps every invariant for any sequence of events', () => {
    const anyEvent = fc.oneof(
      fc.constantFrom(...eventTypes).map((type) => events[type]),
      fc.boolean().map((isOnline): CartEvent => ({ type: 'connection.changed', isOnline })),
      fc
        .constantFrom<Identity>({ status: 'unknown' }, { status: 'guest' }, anna, {
          ...anna,
          customerId: 'cus_ben',
        })
        .map((owner): CartEvent => ({ type: 'owner.changed', owner })),
      fc.nat(30).chain((turn) => {
        const answered = fc.constantFrom(cart, { ...cart, lines: [] }, { ...cart, completed: true })
        return fc.oneof(
          answered.map((told): CartEvent => ({ type: 'cart.answered', turn, cart: told })),
          fc
            .constantFrom<Failure>(failure, { kind: 'missing', status: 404, retryable: false })
            .map((told): CartEvent => ({ type: 'request.failed', turn, failure: told })),
        )
      }),
    )
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (run) => {
        let machine = initialMachine
        for (const [at, event] of run.entries()) {
          const asked =
            'ticket' in event && event.type !== 'pause.ended' ? { ...event, ticket: 100 + at } : event
          const taken = take(machine, asked)
          expect(taken.faults).toEqual([])
          machine = taken.machine
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

/** Freezes deeply, so that a step that mutates its input throws. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen)
  return value
}

/** Runs one step and returns the invariants it breaks. */
function take(machine: CartMachine, event: CartEvent): { machine: CartMachine; faults: readonly string[] } {
  const { machine: next, effects } = transition(machine, event)
  const requests = effects.flatMap((effect) => ('turn' in effect ? [effect.turn] : []))
  const turn = 'turn' in next.phase ? next.phase.turn : undefined
  const open = (of: CartMachine) => of.intents.flatMap(({ tickets }) => tickets)
  const settled = effects.flatMap((effect) => (effect.kind === 'settle' ? effect.tickets : []))
  const asked = 'ticket' in event && event.type !== 'pause.ended' ? [event.ticket] : []
  const sorted = (tickets: readonly number[]) => tickets.toSorted((one, other) => one - other).join()
  const { lines, itemCount, loading } = viewOf(next)
  const faults = {
    'two requests at once': requests.length > 1,
    'a request with a used number': requests.some((sent) => sent !== turn || sent < machine.nextTurn),
    'a command lost or answered twice':
      sorted([...open(next), ...settled]) !== sorted([...open(machine), ...asked]),
    'a wrong count': itemCount !== lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'a line of nothing': lines.some(({ quantity }) => quantity < 1),
    'a wrong loading flag':
      loading !== next.intents.some(({ stage, isHeld }) => stage !== 'unconfirmed' && !isHeld),
  }
  return { machine: next, faults: Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : [])) }
}
