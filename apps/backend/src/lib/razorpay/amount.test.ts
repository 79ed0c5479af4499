import { expect, it } from 'vitest'

import { fromSmallestUnit, toSmallestUnit } from './amount'

it.each([
  [505.99, 'inr', 50_599],
  [1.005, 'INR', 101],
  [500, 'jpy', 500],
  [5.124, 'kwd', 5130],
  [5000, 'isk', 5000],
  // Two decimals by ISO 4217, and none in a version of `Intl`.
  [5000, 'all', 500_000],
  [5000, 'rsd', 500_000],
  [5000.5, 'huf', 500_050],
  [5000, 'IDR', 500_000],
])('%d %s are %d of the smallest unit', (amount, currency, counted) => {
  expect(toSmallestUnit(amount, currency)).toBe(counted)
})

it('an amount of Razorpay is counted back', () => {
  expect([fromSmallestUnit(50_599, 'INR'), fromSmallestUnit(500, 'JPY')]).toEqual([505.99, 500])
  expect([fromSmallestUnit(500_050, 'HUF'), fromSmallestUnit(5130, 'KWD')]).toEqual([5000.5, 5.13])
})
