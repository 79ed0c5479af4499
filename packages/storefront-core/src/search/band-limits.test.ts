import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandLimitsOf, thirdsOf } from './band-limits.ts'

const limitsOf = (...prices: readonly number[]) => bandLimitsOf(thirdsOf(prices, 'jpy'))

it.each([
  [[49, 120, 180, 260, 310, 499], 200, 300],
  [[900, 1100, 1900, 2600, 9800], 1000, 2500],
  [[3], 3, 4],
  [[7, 7, 7], 7, 8],
  [[], 1, 2],
])('[LIVE-02] prices of %j have band limits of %d and %d', (prices, low, high) => {
  expect(limitsOf(...prices)).toEqual({ low, high, currency: 'jpy' })
})

it('one product at 25,000 does not move the price bands', () => {
  const prices = Array.from({ length: 30 }, (_, place) => 100 + 10 * place)
  expect(limitsOf(...prices, 25_000)).toEqual(limitsOf(...prices))
})

it('price bands follow each other', () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: 0, max: 1e6, noNaN: true })), (prices) => {
      const { low, high } = limitsOf(...prices)
      expect(low).toBeGreaterThan(0)
      expect(high).toBeGreaterThan(low)
    }),
  )
})
