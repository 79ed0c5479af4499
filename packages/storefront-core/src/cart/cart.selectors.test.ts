import { expect, it } from 'vitest'
import { lineFromWire } from './cart-from-wire.ts'
import { viewOf } from './cart.selectors.ts'
import { initialMachine, noLines } from './cart.state.ts'
import { initialCartView } from './cart.types.ts'

const wire = { id: 'cali_1', variant_id: 'variant_1', quantity: 2, unit_price: 19.99 }

it('[LIVE-07] items added before the cart is known are totalled in their own currency', () => {
  const line = lineFromWire(wire, 'eur', '')
  const confirmed = { ...noLines, lines: line === undefined ? [] : [line] }
  const { subtotal, total } = viewOf({ ...initialMachine, confirmed })
  expect([subtotal, total]).toEqual([
    { amount: 39.98, currency: 'eur' },
    { amount: 39.98, currency: 'eur' },
  ])
})

it('the initial view is that of a new cart', () => {
  expect(viewOf(initialMachine)).toEqual(initialCartView)
})

it('the tax in the total is said, without its amount while a change is on its way', () => {
  const includedTax = { amount: 18, currency: 'inr' }
  const confirmed = { ...noLines, includedTax }
  expect(viewOf({ ...initialMachine, confirmed }).includedTax).toEqual({ amount: includedTax })
  const clearing = { kind: 'clear', id: 1, tickets: [1], stage: 'waiting' } as const
  expect(viewOf({ ...initialMachine, confirmed, intents: [clearing] }).includedTax).toEqual({})
})
