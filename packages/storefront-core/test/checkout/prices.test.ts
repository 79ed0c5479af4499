import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transition } from '../../src/checkout/checkout.machine.ts'
import type { CheckoutEvent } from '../../src/checkout/checkout.events.ts'
import { viewOf } from '../../src/checkout/checkout.selectors.ts'
import type { CheckoutMachine } from '../../src/checkout/checkout.state.ts'
import { cartAtQuote, isQuoteOf } from '../../src/checkout/checkout.totals.ts'
import { estimatedTotals } from '../../src/live/totals-from-wire.ts'
import type { Totals } from '../../src/ports/checkout-gateway.ts'
import { cart, complete, estimated, express, machineIn, request } from '../support/checkout-machines.ts'
import { line, price } from '../support/checkout-setup.ts'

const costing = (piece: number, quantity = 1): Totals => ({
  lines: [{ id: 'line_1', quantity, price: { ...price, amount: piece } }],
  subtotal: { ...price, amount: piece * quantity },
  shipping: price,
  total: { ...price, amount: piece * quantity + price.amount },
})

const placed: CheckoutEvent = { type: 'place.requested', attempt: 'a2', quote: costing(15), cart }
const refused = (quote: Totals): CheckoutEvent => ({
  type: 'order.answered',
  seen: true,
  turn: 5,
  answer: { kind: 'refused', refusal: { reason: 'price-changed', quote } },
  estimated,
})

function after(machine: CheckoutMachine, ...events: readonly CheckoutEvent[]) {
  return events.reduce((known, event) => transition(known, event).machine, machine)
}

const shown = (machine: CheckoutMachine) => viewOf(machine, estimatedTotals(machine.cart, express))
const sum = (lines: readonly { readonly lineTotal: { readonly amount: number } }[]) =>
  lines.reduce((total, { lineTotal }) => total + lineTotal.amount, 0)
const filling = machineIn({ status: 'filling' })

describe('A price that changed meanwhile', () => {
  it('[F-59] applies to the line and the subtotal: shown, agreed to and confirmed', () => {
    const told = after(filling, { ...placed, quote: costing(10) }, refused(costing(15)))
    expect(shown(told)).toMatchObject({
      lines: [{ price: { amount: 15 }, lineTotal: { amount: 15 } }],
      quote: { subtotal: { amount: 15 } },
    })
    const agreed = after(told, { type: 'price.accepted', attempt: 'a3' })
    expect(agreed.phase).toMatchObject({
      request: { cart: { lines: [{ price: { amount: 15 } }], subtotal: { amount: 15 } } },
    })
    const ordered: CheckoutEvent = {
      type: 'order.answered',
      seen: true,
      turn: 6,
      answer: { kind: 'placed', order: { number: 'UE-000001' } },
      estimated,
    }
    expect(shown(after(agreed, ordered))).toMatchObject({
      step: 'confirmation',
      lines: [{ lineTotal: { amount: 15 } }],
      quote: { subtotal: { amount: 15 } },
    })
  })

  it('has the cart read again, so that its own lines show it', () => {
    const sent = after(filling, { ...placed, quote: costing(10) })
    expect(transition(sent, refused(costing(15))).effects.map(({ kind }) => kind)).toContain('read-cart')
  })

  it('of other items than were ordered is a changed cart', () => {
    const told = after(filling, { ...placed, quote: costing(10) }, refused(costing(10, 2)))
    expect(told.phase).toMatchObject({ notice: { refusal: { reason: 'cart-changed' } } })
  })

  it('found on the payment step is ordered with lines at that price', () => {
    expect(after(filling, placed).phase).toMatchObject({
      request: { cart: { lines: [{ lineTotal: { amount: 15 } }], subtotal: { amount: 15 } } },
    })
  })
})

/** Replies match the current request, and the ordered items are the ones shown. */
function happening(
  event: CheckoutEvent | { readonly type: 'calculate-totals'; readonly amount: number },
  machine: CheckoutMachine,
): readonly CheckoutEvent[] {
  if (event.type === 'order.answered') return [{ ...event, turn: machine.lastTurn }]
  if (event.type === 'place.requested') return [{ ...event, quote: shown(machine).quote, cart: machine.cart }]
  if (event.type !== 'calculate-totals') return [event]
  const purchase = machine.calculation?.purchase
  const quote = costing(event.amount, purchase?.cart.lines[0]?.quantity)
  return purchase === undefined ? [] : [{ type: 'totals.calculated', purchase, quote }]
}

describe('The lines of an order', () => {
  it('add up to the subtotal beside them, whatever happens to the prices', () => {
    const piece = fc.integer({ min: 1, max: 500 })
    const quantity = fc.integer({ min: 1, max: 9 })
    type Event = CheckoutEvent | { readonly type: 'calculate-totals'; readonly amount: number }
    const event = fc.oneof(
      fc.constant<Event>(placed),
      piece.map((amount): Event => ({ type: 'calculate-totals', amount })),
      fc.tuple(piece, quantity).map(([amount, count]) => refused(costing(amount, count))),
      fc.constant<Event>({ type: 'price.accepted', attempt: 'a9' }),
      fc.tuple(piece, quantity).map(([amount, count]): Event => {
        const unit = { ...price, amount }
        const lineTotal = { ...price, amount: amount * count }
        const lines = [{ ...line, quantity: count, price: unit, lineTotal }]
        return { type: 'cart.changed', cart: { ...cart, lines, subtotal: lineTotal } }
      }),
      fc.constant<Event>({ type: 'back.requested' }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let machine = machineIn({ status: 'filling' }, { draft: complete })
        for (const each of events) {
          machine = after(machine, ...happening(each, machine))
          const { lines, quote } = shown(machine)
          expect(sum(lines)).toBe(quote.subtotal.amount)
        }
      }),
    )
  })

  it('leave the cart unchanged when no price differs', () => {
    expect(cartAtQuote(request.cart, costing(10))).toBe(request.cart)
    expect(cartAtQuote(request.cart, request.quote)).toBe(request.cart)
    expect(isQuoteOf(request.cart.lines, request.quote)).toBe(true)
  })
})

describe('A code on the cart', () => {
  const coded = { ...cart, codes: ['FREESHIP'], hasWaitingCode: true }
  const arrived = after(
    machineIn({ status: 'filling' }, { draft: { ...complete, step: 'delivery' } }),
    { type: 'cart.changed', cart: coded },
    { type: 'delivery.submitted' },
  )
  const purchase = arrived.calculation?.purchase

  it('and none have the total read before it can be agreed to, whatever the outcome of the reading', () => {
    expect(shown(arrived).isPricing).toBe(true)
    if (purchase === undefined) throw new Error('nothing is asked for')
    for (const quote of [costing(10), undefined])
      expect(shown(after(arrived, { type: 'totals.calculated', purchase, quote })).isPricing).toBe(false)
    expect(shown(after(filling, { type: 'cart.changed', cart })).isPricing).toBe(true)
  })

  it('that takes off less than the cart shows has the cart read again, because it may have expired', () => {
    const reduced = { ...cart, codes: ['WELCOME10'], discount: { ...price, amount: 3 } }
    const priced = after(arrived, { type: 'cart.changed', cart: reduced })
    const asked = priced.calculation?.purchase
    if (asked === undefined) throw new Error('nothing is asked for')
    const told = (quote: Totals) =>
      transition(priced, { type: 'totals.calculated', purchase: asked, quote }).effects
    expect(told(costing(10))).toEqual([{ kind: 'read-cart' }])
    expect(told({ ...costing(10), discount: { ...price, amount: 3 } })).toEqual([])
  })

  it('that waited for the delivery has the cart read again, and another code the total', () => {
    if (purchase === undefined) throw new Error('nothing is asked for')
    const { effects } = transition(arrived, { type: 'totals.calculated', purchase, quote: costing(10) })
    expect(effects).toEqual([{ kind: 'read-cart' }])
    const other = { ...coded, codes: ['FREESHIP', 'WELCOME10'] }
    expect(transition(arrived, { type: 'cart.changed', cart: other }).effects).toMatchObject([
      { kind: 'calculate-totals', purchase: { cart: { codes: other.codes } } },
    ])
  })
})
