import { expect, it } from 'vitest'
import { checkoutTable, transition } from '../../src/checkout/checkout.machine.ts'
import type { CheckoutEvent } from '../../src/checkout/checkout.events.ts'
import { emptyAddress, initialMachine, type CheckoutPhase } from '../../src/checkout/checkout.states.ts'
import type { OrderRequest } from '../../src/ports/order-desk.ts'

const price = { amount: 1, currency: 'usd' }
const quote = { subtotal: price, shipping: price, total: price }
const cart = { id: 'cart_1', lines: [], subtotal: price, phase: 'ready' } as const
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
const answer = { kind: 'placed', order: { number: 'UE-100000' } } as const
const phases: readonly CheckoutPhase[] = [
  { name: 'starting' },
  { name: 'filling' },
  { name: 'asking-methods', turn: 1 },
  { name: 'processing', turn: 1, request },
  { name: 'checking', turn: 1, request, looks: 0 },
  { name: 'unresolved', request, failure },
  { name: 'placed', confirmation: { order: answer.order, request, estimated } },
]
const events: readonly CheckoutEvent[] = [
  { type: 'started' },
  { type: 'cart.changed', cart },
  { type: 'address.typed', address: { city: 'Pune' } },
  { type: 'address.submitted', address: emptyAddress },
  { type: 'delivery.chosen', deliveryId: 'd' },
  { type: 'delivery.submitted' },
  { type: 'payment.chosen', payment: 'paypal' },
  { type: 'back.asked' },
  { type: 'step.asked', step: 'payment' },
  { type: 'place.asked', attempt: 'a', quote },
  { type: 'retry.asked' },
  { type: 'price.accepted', attempt: 'a' },
  { type: 'leave.asked' },
  { type: 'methods.listed', turn: 1, methods: [] },
  { type: 'methods.failed', turn: 1, failure },
  { type: 'order.answered', turn: 1, answer, estimated },
]

it('answers every event in every phase, and is placed only by a desk that said so [CHK-11]', () => {
  expect(phases.map(({ name }) => name).toSorted()).toEqual(Object.keys(checkoutTable).toSorted())
  for (const phase of phases) {
    expect(events.map(({ type }) => type).toSorted()).toEqual(
      Object.keys(checkoutTable[phase.name]).toSorted(),
    )
    for (const event of events) {
      const before = Object.freeze({ ...initialMachine(cart), lastTurn: 1, phase: Object.freeze(phase) })
      const { machine, effects } = transition(before, Object.freeze(event))
      const isAnswered = event.type === 'order.answered' && ['processing', 'checking'].includes(phase.name)
      const stays = phase.name === 'placed' && event.type !== 'leave.asked'
      expect(machine.phase.name === 'placed', `${phase.name} ${event.type}`).toBe(isAnswered || stays)
      expect(effects.some(({ kind }) => kind === 'place')).toBe(false)
    }
  }
})
