import { describe, expect, it } from 'vitest'
import type { LineProblem } from '../../src/cart/cart.types.ts'
import type { CheckoutEvent } from '../../src/checkout/checkout.events.ts'
import { transition } from '../../src/checkout/checkout.machine.ts'
import { viewOf } from '../../src/checkout/checkout.selectors.ts'
import type { CartSnapshot, CheckoutDraft, CheckoutNotice } from '../../src/checkout/checkout.state.ts'
import { cart, complete, dearer, failure, machineIn, quote, request } from '../support/checkout-machines.ts'
import { address, line, shop } from '../support/checkout-setup.ts'

const marked = (problem: LineProblem): CartSnapshot => ({ ...cart, lines: [{ ...line, problem }] })
const gone = marked({ kind: 'unavailable' })
const filling = (step: CheckoutDraft['step'], notice?: CheckoutNotice, with_ = gone) =>
  machineIn({ status: 'filling', ...(notice && { notice }) }, { draft: { ...complete, step }, cart: with_ })

describe('A line that cannot be bought', () => {
  const dear: CheckoutNotice = {
    kind: 'refused',
    refusal: { reason: 'price-changed', quote: dearer },
    request,
  }
  it.each<[string, ReturnType<typeof filling>, CheckoutEvent]>([
    ['the address', filling('address'), { type: 'address.submitted', address }],
    ['the delivery', filling('delivery'), { type: 'delivery.submitted' }],
    ['the payment', filling('payment'), { type: 'place.requested', attempt: 'a2', quote, cart }],
    ['a new price', filling('payment', dear), { type: 'price.accepted', attempt: 'a2' }],
  ])('keeps the shopper on %s, and is checked once more', (_, machine, event) => {
    const { machine: after, effects } = transition(machine, event)
    expect(after.draft.step).toBe(machine.draft.step)
    expect(after.phase).toEqual({ status: 'filling', notice: { kind: 'lines-blocked' } })
    expect(effects).toEqual([{ kind: 'check-lines' }])
    expect(viewOf(after, quote).blocked).toEqual(gone.lines)
  })

  it('is not ordered by a retry either', () => {
    const failed = filling('payment', { kind: 'failed', failure, request })
    expect(transition(failed, { type: 'retry.requested' })).toEqual({ machine: failed, effects: [] })
  })

  it.each<[string, LineProblem | undefined, number]>([
    ['no longer sold', { kind: 'unavailable' }, 1],
    ['sold out', { kind: 'out-of-stock', left: 0 }, 1],
    ['over the stock', { kind: 'out-of-stock', left: 2 }, 1],
    ['of another price', { kind: 'price-changed', before: cart.subtotal }, 0],
    ['all right', undefined, 0],
  ])('is one that is %s', (_, problem, count) => {
    const machine = filling('delivery', undefined, problem === undefined ? cart : marked(problem))
    expect(viewOf(machine, quote).blocked).toHaveLength(count)
    const { machine: after } = transition(machine, { type: 'delivery.submitted' })
    expect(after.draft.step).toBe(count === 0 ? 'payment' : 'delivery')
  })

  it('is reported until the cart is fixed', () => {
    const told = filling('delivery', { kind: 'lines-blocked' })
    const notice = { phase: { notice: { kind: 'lines-blocked' } } }
    expect(transition(told, { type: 'cart.changed', cart: gone }).machine).toMatchObject(notice)
    expect(transition(told, { type: 'cart.changed', cart }).machine.phase).toEqual({ status: 'filling' })
  })
})

describe('The lines of a checkout', () => {
  it('are checked when it begins and before each further step', async () => {
    const setup = shop()
    expect(setup.checks.count).toBe(1)
    void setup.checkout.submitAddress(address)
    expect(setup.checks.count).toBe(2)
    await setup.clock.until(() => setup.phase().status === 'filling')
    void setup.checkout.chooseDelivery('express')
    void setup.checkout.back()
    expect(setup.checks.count).toBe(2)
    void setup.checkout.goTo('delivery')
    void setup.checkout.submitDelivery()
    expect(setup.checks.count).toBe(4)
  })

  it('are not checked where there are none', () => {
    const { effects } = transition(machineIn({ status: 'starting' }, { cart: { ...cart, lines: [] } }), {
      type: 'started',
    })
    expect(effects.map(({ kind }) => kind)).not.toContain('check-lines')
  })
})

describe('The shipping options', () => {
  const two = { ...cart, lines: [{ ...line, quantity: 2 }] }
  const asked = transition(filling('address', undefined, cart), {
    type: 'address.submitted',
    address,
  }).machine
  const listed = transition(asked, { type: 'methods.listed', turn: 5, methods: asked.methods }).machine

  it('are requested again when the cart has changed since, and the chosen one stays chosen', () => {
    const { machine, effects } = transition(listed, { type: 'cart.changed', cart: two })
    expect(effects).toMatchObject([{ kind: 'ask-methods', turn: 6, cart: { lines: two.lines } }])
    expect(machine.draft).toMatchObject({ step: 'delivery', deliveryId: 'express' })
    const again = transition(asked, { type: 'cart.changed', cart: two })
    expect(again.effects).toMatchObject([{ kind: 'ask-methods', turn: 6 }])
  })

  it.each<[string, CartSnapshot]>([
    ['is being changed', { ...two, busy: true }],
    ['could not be read', { ...two, status: 'unconfirmed' }],
    ['is the same', { ...cart }],
  ])('are not requested again while the cart %s', (_, snapshot) => {
    for (const machine of [asked, listed])
      expect(transition(machine, { type: 'cart.changed', cart: snapshot }).effects).toEqual([])
  })
})
