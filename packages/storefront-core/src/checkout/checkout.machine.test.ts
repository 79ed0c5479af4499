import { describe, expect, it } from 'vitest'
import {
  after,
  cart,
  complete,
  dearer,
  estimated,
  express,
  failure,
  kinds,
  machineIn,
  quote,
  request,
  standard,
} from '../../test/support/checkout-machines.ts'
import { address, line, price } from '../../test/support/checkout-setup.ts'
import { guest } from '../ports/identity.ts'
import type { OrderAnswer, OrderRefusal } from '../ports/checkout-gateway.ts'
import type { CheckoutEvent } from './checkout.events.ts'
import { recordOf, transition } from './checkout.machine.ts'
import { viewOf } from './checkout.selectors.ts'
import {
  emptyAddress,
  emptyDraft,
  initialMachine,
  type CartSnapshot,
  type CheckoutDraft,
  type CheckoutMachine,
  type CheckoutNotice,
  type CheckoutPhase,
} from './checkout.state.ts'

const fillingWith = (draft: Partial<CheckoutDraft>, notice?: CheckoutNotice) =>
  machineIn(
    { status: 'filling', ...(notice === undefined ? {} : { notice }) },
    { draft: { ...complete, ...draft } },
  )
const place: CheckoutEvent = { type: 'place.requested', attempt: 'a2', quote, cart }
const refusedWith = (refusal: OrderRefusal): CheckoutNotice => ({ kind: 'refused', refusal, request })

describe('Placing an order', () => {
  it('[CHK-11] sends exactly what is on screen, after saving it', () => {
    const { machine, effects } = transition(fillingWith({}), place)
    const sent = { ...request, attempt: 'a2' }
    expect(machine.phase).toEqual({ status: 'processing', turn: 5, request: sent })
    expect(effects).toEqual([
      { kind: 'save', record: { byGuest: true, draft: complete, pending: sent } },
      { kind: 'place', turn: 5, request: sent },
    ])
  })

  const { deliveryId: _delivery, ...undelivered } = complete
  const { payment: _payment, ...unpaid } = complete
  it.each<[string, CheckoutMachine]>([
    ['before the last step', fillingWith({ step: 'delivery' })],
    ['to an address that was not accepted', fillingWith({ addressAccepted: false })],
    ['without a way of delivery', machineIn({ status: 'filling' }, { draft: undelivered })],
    ['with one that is not offered', fillingWith({ deliveryId: 'balloon' })],
    ['without a way of payment', machineIn({ status: 'filling' }, { draft: unpaid })],
    ['of an empty cart', machineIn({ status: 'filling' }, { cart: { ...cart, lines: [] } })],
    ['at a price not accepted', fillingWith({}, refusedWith({ reason: 'price-changed', quote: dearer }))],
  ])('[CHK-11] is not done %s', (_, machine) => {
    expect(transition(machine, place)).toEqual({ machine, effects: [] })
  })

  it('is repeated as a new attempt after a refusal that needs no consent', () => {
    const { machine } = transition(fillingWith({}, refusedWith({ reason: 'payment' })), place)
    expect(machine.phase).toMatchObject({ status: 'processing', request: { attempt: 'a2' } })
  })

  it.each<[string, Partial<CheckoutDraft>, string]>([
    ['the same order', {}, 'a1'],
    ['another payment', { payment: 'razorpay' }, 'a2'],
    ['another delivery', { deliveryId: 'standard' }, 'a2'],
    ['another address', { address: { ...address, city: 'Pune' } }, 'a2'],
  ])('after a failure is the same attempt only for the same order: %s', (_, changes, attempt) => {
    const { machine } = transition(fillingWith(changes, { kind: 'failed', failure, request }), place)
    expect(machine.phase).toMatchObject({ request: { attempt } })
  })

  it('at another price can be accepted on the last step only', () => {
    const notice = refusedWith({ reason: 'price-changed', quote: dearer })
    const agree: CheckoutEvent = { type: 'price.accepted', attempt: 'a3' }
    expect(after(fillingWith({}, notice), agree).phase).toMatchObject({
      status: 'processing',
      request: { ...request, attempt: 'a3', quote: dearer },
    })
    for (const machine of [
      fillingWith({ step: 'delivery' }, notice),
      fillingWith({}, refusedWith({ reason: 'payment' })),
      fillingWith({}),
    ]) {
      expect(transition(machine, agree)).toEqual({ machine, effects: [] })
    }
  })
})

describe('The answer to an order', () => {
  const processing = machineIn({ status: 'processing', turn: 4, request })
  const answered = (answer: OrderAnswer): CheckoutEvent => ({
    type: 'order.answered',
    turn: 4,
    answer,
    seen: true,
    estimated,
  })
  const lost = answered({ kind: 'unknown', failure })

  it('[CHK-09] is shown before the cart is emptied', () => {
    const order = { number: 'UE-123456' }
    const { machine, effects } = transition(processing, answered({ kind: 'placed', order }))
    const confirmation = { order, request, estimated, settled: false, seen: true }
    expect(machine.phase).toEqual({ status: 'placed', confirmation })
    expect(effects).toEqual([
      { kind: 'save', record: { byGuest: true, draft: complete, confirmation } },
      { kind: 'settle-cart', ordered: request.cart },
    ])
  })

  it('[F-56] when lost is looked up five times, 1.5 seconds apart', () => {
    let machine = processing
    const delays: unknown[] = []
    for (let turn = 4; machine.phase.status !== 'unresolved'; turn += 1) {
      const next = transition(machine, { ...lost, turn } as CheckoutEvent)
      delays.push(
        ...next.effects.filter(({ kind }) => kind === 'look').map((look) => Reflect.get(look, 'delay')),
      )
      machine = next.machine
    }
    expect(delays).toEqual([1_500, 1_500, 1_500, 1_500, 1_500])
    expect(machine.phase).toEqual({ status: 'unresolved', request, failure })
    const { machine: again, effects } = transition(machine, { type: 'retry.requested' })
    expect(again.phase).toMatchObject({ status: 'checking', looks: 0 })
    expect(effects).toEqual([{ kind: 'look', turn: 10, request, delay: 0 }])
  })

  it('that is a refusal keeps the ordered shipping option after a reload', () => {
    const reloaded = { ...processing, methods: [] }
    expect(after(reloaded, answered({ kind: 'failed', failure })).methods).toEqual([express])
    expect(after(processing, answered({ kind: 'failed', failure })).methods).toEqual([standard, express])
  })

  it('[F-62] that the shipping option is gone requests others when none is left', () => {
    const gone = answered({ kind: 'refused', refusal: { reason: 'delivery-gone' } })
    const alone = transition({ ...processing, methods: [express] }, gone)
    expect(alone.machine).toMatchObject({
      phase: { status: 'asking-methods', gone: { kind: 'delivery-gone' } },
      methods: [],
      draft: { step: 'delivery' },
    })
    expect(alone.machine.draft).not.toHaveProperty('deliveryId')
    const left = after(processing, gone)
    expect(left).toMatchObject({ methods: [standard], phase: { notice: { kind: 'delivery-gone' } } })
    const moved = { ...complete, address: { ...address, city: 'Pune' }, addressAccepted: false }
    const elsewhere = after({ ...processing, methods: [express], draft: moved }, gone)
    expect(elsewhere).toMatchObject({ phase: { status: 'filling' }, draft: { step: 'address' } })
  })
})

describe('The steps', () => {
  it('[CHK-01] [F-64] go back one at a time, and no further than the first', () => {
    const second = after(fillingWith({}), { type: 'back.requested' })
    expect(second.draft.step).toBe('delivery')
    const first = after(second, { type: 'back.requested' })
    expect(first.draft.step).toBe('address')
    expect(transition(first, { type: 'back.requested' })).toEqual({ machine: first, effects: [] })
  })

  it('[CHK-01] [F-64] [F-66] can be reached as far as they are complete', () => {
    const go = (machine: CheckoutMachine, step: 'address' | 'delivery' | 'payment' | 'confirmation') =>
      after(machine, { type: 'step.requested', step }).draft.step
    expect(go(fillingWith({ step: 'address' }), 'payment')).toBe('payment')
    expect(go(fillingWith({ step: 'address' }), 'confirmation')).toBe('payment')
    expect(go(fillingWith({ step: 'address', addressAccepted: false }), 'payment')).toBe('address')
    const { deliveryId: _delivery, ...undelivered } = complete
    const chosen = machineIn({ status: 'filling' }, { draft: { ...undelivered, step: 'address' } })
    expect(go(chosen, 'payment')).toBe('delivery')
    const here = fillingWith({})
    expect(transition(here, { type: 'step.requested', step: 'payment' })).toEqual({
      machine: here,
      effects: [],
    })
  })

  it('request shipping options when none are known', () => {
    const unknown = machineIn({ status: 'filling' }, { draft: { ...complete, step: 'address' }, methods: [] })
    expect(kinds(unknown, { type: 'step.requested', step: 'payment' })).toEqual([
      'save',
      'check-lines',
      'ask-methods',
    ])
    const known = machineIn({ status: 'filling' }, { draft: { ...complete, step: 'address' } })
    expect(kinds(known, { type: 'step.requested', step: 'payment' })).toEqual([
      'save',
      'check-lines',
      'calculate-totals',
    ])
    const backwards = machineIn({ status: 'filling' }, { methods: [] })
    expect(kinds(backwards, { type: 'step.requested', step: 'address' })).toEqual(['save'])
  })

  it.each<[string, CheckoutMachine, CheckoutEvent]>([
    ['an address on another step', fillingWith({}), { type: 'address.submitted', address: emptyAddress }],
    ['a delivery on another step', fillingWith({}), { type: 'delivery.chosen', deliveryId: 'standard' }],
    [
      'a delivery that is not offered',
      fillingWith({ step: 'delivery' }),
      { type: 'delivery.chosen', deliveryId: 'balloon' },
    ],
    ['a delivery submitted on another step', fillingWith({}), { type: 'delivery.submitted' }],
    [
      'a delivery submitted where none is known',
      machineIn({ status: 'filling' }, { draft: { ...complete, step: 'delivery' }, methods: [] }),
      { type: 'delivery.submitted' },
    ],
    [
      'a payment on another step',
      fillingWith({ step: 'delivery' }),
      { type: 'payment.chosen', payment: 'razorpay' },
    ],
    ['a retry of nothing', fillingWith({}), { type: 'retry.requested' }],
    [
      'a retry of an order that failed',
      fillingWith({}, { kind: 'failed', failure, request }),
      { type: 'retry.requested' },
    ],
    [
      'a retry of a refusal',
      fillingWith({}, refusedWith({ reason: 'payment' })),
      { type: 'retry.requested' },
    ],
  ])('[CHK-11] take no %s', (_, machine, event) => {
    expect(transition(machine, event)).toEqual({ machine, effects: [] })
  })

  it('take what they are there for', () => {
    const chosen = after(fillingWith({ step: 'delivery' }), {
      type: 'delivery.chosen',
      deliveryId: 'standard',
    })
    expect(chosen.draft.deliveryId).toBe('standard')
    expect(after(chosen, { type: 'delivery.submitted' }).draft.step).toBe('payment')
    expect(after(fillingWith({}), { type: 'payment.chosen', payment: 'razorpay' }).draft.payment).toBe(
      'razorpay',
    )
    const submitted = transition(fillingWith({ step: 'address' }), { type: 'address.submitted', address })
    expect(submitted.machine).toMatchObject({
      phase: { status: 'asking-methods', turn: 5 },
      draft: { step: 'delivery', addressAccepted: true },
    })
    expect(submitted.effects.at(-1)).toEqual({
      kind: 'ask-methods',
      turn: 5,
      cart: { id: 'cart_1', lines: [line], subtotal: price },
      address,
    })
    const retried = fillingWith({ step: 'delivery' }, { kind: 'methods-failed', failure })
    expect(after(retried, { type: 'retry.requested' }).phase).toMatchObject({ status: 'asking-methods' })
  })
})

describe('A checkout that starts', () => {
  const starting = (changes: Partial<CartSnapshot> = {}): CheckoutMachine =>
    initialMachine({ ...cart, ...changes }, guest)

  it('waits for the cart, unless an order is more urgent', () => {
    const unknown = starting({ status: 'starting' })
    expect(after(unknown, { type: 'started' }).phase).toEqual({ status: 'starting' })
    expect(after(unknown, { type: 'cart.changed', cart }).phase).toEqual({ status: 'filling' })
    const pending = { type: 'started', record: { draft: complete, pending: request } } as const
    expect(after(unknown, pending).phase).toMatchObject({ status: 'checking', request, looks: 0 })
  })

  it('continues where it was, as far as it is complete', () => {
    const draft = { ...complete, addressAccepted: false }
    expect(after(starting(), { type: 'started', record: { draft } })).toMatchObject({
      phase: { status: 'filling' },
      draft: { step: 'address', address },
    })
    expect(kinds(starting(), { type: 'started', record: { draft: complete } })).toEqual([
      'save',
      'check-lines',
      'ask-methods',
    ])
    expect(kinds(starting(), { type: 'started' })).toEqual(['check-lines'])
  })

  it('[F-69] shows the placed order, and starts anew when it is left', () => {
    const confirmation = { order: { number: 'UE-123456' }, request, estimated, settled: true, seen: true }
    const placed = after(starting(), { type: 'started', record: { draft: complete, confirmation } })
    expect(placed.phase).toEqual({ status: 'placed', confirmation })
    const left = transition({ ...placed, lastTurn: 7 }, { type: 'confirmation.left' })
    expect(left.machine).toEqual({
      ...initialMachine(cart, guest),
      phase: { status: 'filling' },
      lastTurn: 7,
    })
    expect(left.effects).toEqual([{ kind: 'forget' }])
  })

  const confirmation = { order: { number: 'UE-123456' }, request, estimated, settled: true, seen: true }
  const kept = { type: 'started', record: { draft: complete, confirmation } } as const

  it.each<[string, Partial<CartSnapshot>]>([
    ['in another cart', { id: 'cart_2', lines: [{ ...line, id: 'cali_2' }] }],
    ['in the same cart', { lines: [{ ...line, id: 'cali_2' }] }],
  ])('begins anew when something that was not ordered is %s', (_, changes) => {
    const { machine, effects } = transition(starting(changes), kept)
    expect(machine).toMatchObject({ phase: { status: 'filling' }, draft: emptyDraft })
    expect(effects.map(({ kind }) => kind)).toEqual(['check-lines', 'forget'])
  })

  it('shows an order answered after its page was left, whatever the cart holds by then', () => {
    const unseen = { ...confirmation, seen: false }
    const changes = { id: 'cart_2', lines: [{ ...line, id: 'cali_2' }] }
    const told = after(starting(changes), { ...kept, record: { ...kept.record, confirmation: unseen } })
    expect(told.phase).toEqual({ status: 'placed', confirmation })
  })

  it('shows the order while the next cart is empty', () => {
    expect(after(starting({ id: 'cart_2', lines: [] }), kept).phase).toEqual({
      status: 'placed',
      confirmation,
    })
  })

  it('keeps the confirmation until the cart is known', () => {
    const { machine, effects } = transition(starting({ status: 'starting', lines: [] }), kept)
    expect(machine.phase).toEqual({ status: 'starting', confirmation })
    expect(effects).toEqual([{ kind: 'save', record: { byGuest: true, draft: complete, confirmation } }])
    const arrived = (changes: Partial<CartSnapshot>) =>
      after(machine, { type: 'cart.changed', cart: { ...cart, ...changes } }).phase.status
    expect(arrived({ id: 'cart_2', lines: [] })).toBe('placed')
    expect(arrived({ id: 'cart_2', lines: [{ ...line, id: 'cali_2' }] })).toBe('filling')
  })
})

describe('The stored and shown state', () => {
  it('is stored only when it has changed', () => {
    const machine = fillingWith({})
    expect(kinds(machine, { type: 'cart.changed', cart: { ...cart, busy: true } })).toEqual([])
    expect(kinds(machine, { type: 'address.typed', address: { city: 'Pune' } })).toEqual(['save'])
    expect(recordOf(machine)).toEqual({ byGuest: true, draft: complete })
    for (const name of ['processing', 'checking', 'unresolved'] as const) {
      const waiting = machineIn({ status: name, turn: 4, request, looks: 0, failure })
      expect(recordOf(waiting)).toEqual({ byGuest: true, draft: complete, pending: request })
    }
  })

  it('[CHK-12] [F-67] [F-68] redirects to the cart only when there is nothing to buy and no order', () => {
    const empty: CartSnapshot = { ...cart, lines: [] }
    const redirect = (phase: CheckoutPhase, snapshot: CartSnapshot) =>
      viewOf(machineIn(phase, { cart: snapshot }), quote).redirect
    expect(redirect({ status: 'filling' }, empty)).toBe('cart')
    expect(redirect({ status: 'asking-methods', turn: 1 }, empty)).toBe('cart')
    expect(redirect({ status: 'filling' }, cart)).toBeUndefined()
    expect(redirect({ status: 'filling' }, { ...empty, status: 'unavailable' })).toBeUndefined()
    expect(redirect({ status: 'starting' }, empty)).toBeUndefined()
    expect(redirect({ status: 'processing', turn: 1, request }, empty)).toBeUndefined()
    const confirmation = { order: { number: 'UE-1' }, request, estimated, settled: true, seen: true }
    expect(redirect({ status: 'placed', confirmation }, empty)).toBeUndefined()
  })

  it('[CHK-02] has the accepted totals, or those to be accepted', () => {
    const now = { ...quote, total: { ...price, amount: 1 } }
    const costs = (phase: CheckoutPhase) => viewOf(machineIn(phase), now).quote
    expect(costs({ status: 'filling' })).toBe(now)
    expect(costs({ status: 'filling', notice: refusedWith({ reason: 'payment' }) })).toBe(now)
    expect(
      costs({ status: 'filling', notice: refusedWith({ reason: 'price-changed', quote: dearer }) }),
    ).toBe(dearer)
    expect(costs({ status: 'processing', turn: 1, request })).toBe(quote)
    const confirmation = { order: { number: 'UE-1' }, request, estimated, settled: true, seen: true }
    expect(costs({ status: 'placed', confirmation })).toBe(quote)
  })

  it('drops an order notice when the cart has changed', () => {
    const told = fillingWith({}, { kind: 'failed', failure, request })
    const changed = (snapshot: CartSnapshot) => after(told, { type: 'cart.changed', cart: snapshot }).phase
    expect(changed({ ...cart, status: 'unconfirmed' })).toEqual(told.phase)
    expect(changed({ ...cart, id: 'cart_2' })).toEqual({ status: 'filling' })
    expect(changed({ ...cart, lines: [] })).toEqual({ status: 'filling' })
    const other = fillingWith({}, { kind: 'methods-failed', failure })
    expect(after(other, { type: 'cart.changed', cart: { ...cart, id: 'cart_2' } }).phase).toEqual(other.phase)
  })
})
