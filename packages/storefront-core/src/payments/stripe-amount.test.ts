import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { stripeAmount } from './stripe-amount.ts'

it.each([
  [19.99, 'usd', 1999],
  [1.005, 'eur', 101],
  [4099, 'inr', 409_900],
  [0, 'eur', 0],
  [500, 'jpy', 500],
  [5.124, 'kwd', 5130],
  [5.12, 'kwd', 5120],
])('%d %s are %d of the smallest unit', (amount, currency, counted) => {
  expect(stripeAmount(money(amount, currency))).toBe(counted)
})
