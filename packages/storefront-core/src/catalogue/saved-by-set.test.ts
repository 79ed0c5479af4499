import { expect, it } from 'vitest'
import { savedBySet } from './saved-by-set.ts'

const inr = (amount: number) => ({ amount, currency: 'inr' })

it('a set says how much less it costs than its pieces', () => {
  const pieces = [
    { price: inr(499.1), quantity: 2 },
    { price: inr(0.2), quantity: 1 },
  ]
  expect(savedBySet(inr(900), pieces)).toEqual(inr(98.4))
})

it.each([
  ['no less', inr(100), [{ price: inr(50), quantity: 2 }]],
  ['more', inr(120), [{ price: inr(50), quantity: 2 }]],
  ['of pieces without a price', inr(100), [{ price: inr(150), quantity: 1 }, { quantity: 1 }]],
  ['in two currencies', inr(100), [{ price: { amount: 150, currency: 'eur' }, quantity: 1 }]],
  ['without a price', undefined, [{ price: inr(150), quantity: 1 }]],
  ['without pieces', inr(100), []],
])('a set that costs %s says nothing', (_what, price, pieces) => {
  expect(savedBySet(price, pieces)).toBeUndefined()
})
