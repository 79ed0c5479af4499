import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandLimitsOf, placeOf } from './band-limits.ts'

function limitsOf(...prices: readonly number[]) {
  const cheapestFirst = prices.toSorted((one, other) => one - other)
  const at = (part: number) => cheapestFirst[placeOf(part, prices.length)] ?? 0
  return bandLimitsOf({ lower: at(1 / 3), upper: at(2 / 3), currency: 'jpy' })
}

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
