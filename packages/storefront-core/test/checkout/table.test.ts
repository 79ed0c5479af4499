import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../support/deep-freeze.ts'
import { checkoutTable, transition } from '../../src/checkout/checkout.machine.ts'
import type { CheckoutEvent } from '../../src/checkout/checkout.events.ts'
import {
  emptyAddress,
  initialMachine,
  type CheckoutPhase,
  type PhaseName,
} from '../../src/checkout/checkout.state.ts'
import { guest } from '../../src/ports/identity.ts'
import { ignored } from '../../src/machine/step.ts'
import type { OrderRequest } from '../../src/ports/checkout-gateway.ts'

const price = { amount: 1, currency: 'usd' }
const quote = { subtotal: price, shipping: price, total: price }
const cart = { id: 'cart_1', lines: [], subtotal: price, status: 'ready', busy: false } as const
const failure = { kind: 'broken', retryable: true } as const
const estimated = { year: 2026, month: 11, day: 30 }
const request: OrderRequest = {
  attempt: 'a',
  cart,
  address: emptyAddress,
  delivery: { id: 'd', name: 'D', price, days: [1, 1] },
  payment: 'paypal',
  quote,
}
const payment = { providerId: 'pp_test', sessionId: 'payses_1' } as const
const answer = { kind: 'placed', order: { number: 'UE-100000' } } as const
const phases: readonly CheckoutPhase[] = [
  { status: 'starting' },
  { status: 'filling' },
  { status: 'asking-methods', turn: 1 },
  { status: 'awaiting-cart', turn: 1, request },
  { status: 'opening-payment', turn: 1, request },
  { status: 'paying', turn: 1, request, payment },
  { status: 'payment-interrupted', request, payment, cause: { kind: 'unknown', failure } },
  { status: 'canceling-payment', turn: 1, request, payment },
  { status: 'processing', turn: 1, request },
  { status: 'checking', turn: 1, request, looks: 0 },
  { status: 'unresolved', request, failure },
  { status: 'placed', confirmation: { order: answer.order, request, estimated, settled: false, seen: true } },
  { status: 'finding-order', ordered: request.cart },
  { status: 'placed-elsewhere', order: answer.order },
]
const events: readonly CheckoutEvent[] = [
  { type: 'owner.changed', owner: guest },
  { type: 'started' },
  { type: 'cart.changed', cart },
  { type: 'address.typed', address: { city: 'Pune' } },
  { type: 'address.submitted', address: emptyAddress },
  { type: 'delivery.chosen', deliveryId: 'd' },
  { type: 'delivery.submitted' },
  { type: 'payment.chosen', payment: 'paypal' },
  { type: 'back.requested' },
  { type: 'step.requested', step: 'payment' },
  { type: 'place.requested', attempt: 'a', quote, cart },
  { type: 'retry.requested' },
  { type: 'price.accepted', attempt: 'a' },
  { type: 'confirmation.left' },
  { type: 'methods.listed', turn: 1, methods: [] },
  { type: 'methods.failed', turn: 1, failure },
  { type: 'order.answered', turn: 1, answer, estimated, seen: true },
  { type: 'cart.confirmed', turn: 1, cart: { ...cart, status: 'unconfirmed' } },
  { type: 'totals.calculated', purchase: { cart, address: emptyAddress, delivery: request.delivery }, quote },
  { type: 'cart.settled' },
  { type: 'order.found', cartId: 'cart_1', order: undefined },
  { type: 'payment.opened', turn: 1, opening: { kind: 'open', payment, isResumed: false } },
  { type: 'payment.answered', turn: 1, outcome: { kind: 'declined', reason: 'declined' } },
  { type: 'payment.ended', turn: 1, outcome: 'canceled' },
  { type: 'cancel.requested' },
  { type: 'page.restored' },
]

/** The expected cell of each pair: `x` handled, `.` ignored. Columns are the events in the order above. */
const expected: Readonly<Record<PhaseName, string>> = {
  starting: 'xxxx..............x.......',
  filling: 'x.xxxxxxxxxxx.....x.......',
  'asking-methods': 'x.xx....x.....xx..x.......',
  'awaiting-cart': 'x.xx.............xx.......',
  'opening-payment': 'x.xx..............x..x....',
  paying: 'x.xx..............x...x.xx',
  'payment-interrupted': 'x.xx.......x......x.....x.',
  'canceling-payment': 'x.xx..............x....x..',
  processing: 'x.xx............x.x.......',
  checking: 'x.xx............x.x.......',
  unresolved: 'x.xx.......x......x.......',
  placed: 'x.x..........x....xx......',
  'finding-order': 'x.x...............x.x.....',
  'placed-elsewhere': 'x.x..........x....x.......',
}

describe('The table of checkout', () => {
  it.each(phases)('says for every event what it does while $name', (phase) => {
    expect(events.map(({ type }) => type).toSorted()).toEqual(
      Object.keys(checkoutTable[phase.status]).toSorted(),
    )
    const row = events.map(({ type }) => (checkoutTable[phase.status][type] === ignored ? '.' : 'x')).join('')
    expect(row).toBe(expected[phase.status])
  })

  it('[CHK-11] is pure and total, and says placed only when the gateway did', () => {
    expect(phases.map(({ status: name }) => name).toSorted()).toEqual(Object.keys(checkoutTable).toSorted())
    for (const phase of phases) {
      for (const event of events) {
        const before = deepFreeze({ ...initialMachine(cart, guest), lastTurn: 1, phase })
        const { machine, effects } = transition(before, deepFreeze(event))
        expect(transition(before, event)).toEqual({ machine, effects })
        const isAnswered =
          event.type === 'order.answered' && ['processing', 'checking'].includes(phase.status)
        const stays = phase.status === 'placed' && event.type !== 'confirmation.left'
        expect(machine.phase.status === 'placed', `${phase.status} ${event.type}`).toBe(isAnswered || stays)
        expect(effects.some(({ kind }) => kind === 'place')).toBe(false)
      }
    }
  })

  it('takes no answer but the one it waits for', () => {
    for (const phase of phases) {
      for (const event of events.filter((one) => 'turn' in one)) {
        const before = deepFreeze({ ...initialMachine(cart, guest), lastTurn: 1, phase })
        expect(transition(before, { ...event, turn: 0 })).toEqual({
          machine: before,
          effects: [],
        })
      }
    }
  })
})
