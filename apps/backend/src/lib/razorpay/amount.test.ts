import { expect, it } from 'vitest'

import { fromSmallestUnit, toSmallestUnit } from './amount'

it.each([
  [505.99, 'inr', 50_599],
  [1.005, 'INR', 101],
  [500, 'jpy', 500],
  [5.124, 'kwd', 5130],
])('%d %s are %d of the smallest unit', (amount, currency, counted) => {
  expect(toSmallestUnit(amount, currency)).toBe(counted)
})

it('an amount of Razorpay is counted back', () => {
  expect([fromSmallestUnit(50_599, 'INR'), fromSmallestUnit(500, 'JPY')]).toEqual([505.99, 500])
})
