import { describe, expect, it } from 'vitest'
import { cart, express, machineIn, quote, request } from '../../test/support/checkout-machines.ts'
import { address, line, price } from '../../test/support/checkout-setup.ts'
import type { OrderedCart } from '../ports/checkout-gateway.ts'
import { transition } from './checkout.machine.ts'
import { hasSamePromotions, type CartSnapshot, type Purchase } from './checkout.state.ts'
import { cartAtQuote, isSamePurchase, linesAtQuote } from './checkout.totals.ts'

const euros = (amount: number) => ({ amount, currency: 'eur' })
const ordered: OrderedCart = {
  id: 'cart_1',
  lines: [line],
  subtotal: price,
  discount: { ...price, amount: 1 },
}
const purchase: Purchase = { cart: ordered, address, delivery: express }

/** Many shops ask for as many euros as dollars, so a cart in another currency may have the same numbers. */
describe('The same numbers in another currency', () => {
  it('are another purchase, whose totals are requested', () => {
    expect(isSamePurchase(purchase, { ...purchase, cart: { ...ordered } })).toBe(true)
    for (const changed of [{ subtotal: euros(price.amount) }, { discount: euros(1) }])
      expect(isSamePurchase(purchase, { ...purchase, cart: { ...ordered, ...changed } })).toBe(false)
  })

  it('are another discount', () => {
    expect(hasSamePromotions(ordered, { ...ordered, discount: euros(1) })).toBe(false)
    expect(hasSamePromotions({}, {})).toBe(true)
    expect(hasSamePromotions(ordered, {})).toBe(false)
  })

  it('are another unit price of a line', () => {
    const lines = [{ id: line.id, quantity: 1, price: euros(price.amount) }]
    const at = { subtotal: euros(10), total: euros(10), lines }
    expect(linesAtQuote([line], at)).toMatchObject([{ price: euros(10), lineTotal: euros(10) }])
    expect(linesAtQuote([line], { ...at, lines: [{ ...line }] })).toEqual([line])
    expect(cartAtQuote(ordered, at).lines).toMatchObject([{ price: euros(10) }])
  })

  it('[F-59] are not what the shopper has agreed to pay', () => {
    const waiting = machineIn({ status: 'awaiting-cart', turn: 4, request })
    const confirmed = (to: CartSnapshot) =>
      transition(waiting, { type: 'cart.confirmed', turn: 4, cart: to }).machine.phase
    expect(confirmed(cart)).toMatchObject({ status: 'processing' })
    for (const subtotal of [euros(price.amount), { ...price, amount: 11 }])
      expect(confirmed({ ...cart, subtotal })).toMatchObject({
        status: 'filling',
        notice: { kind: 'refused', refusal: { reason: 'cart-changed' } },
      })
  })

  it('have no payment that is reserved', () => {
    const failure = { kind: 'broken', retryable: true } as const
    const failed = machineIn({
      status: 'filling',
      notice: { kind: 'failed', failure, request, isReserved: true },
    })
    const again = (total: typeof price) =>
      transition(failed, { type: 'place.requested', attempt: 'a2', quote: { ...quote, total }, cart }).machine
        .phase
    expect(again(quote.total)).toMatchObject({ isReserved: true })
    for (const total of [euros(quote.total.amount), { ...quote.total, amount: 21 }])
      expect(again(total)).not.toHaveProperty('isReserved')
  })
})
