import { expect, it } from 'vitest'
import { bandLimitsOf } from './band-limits.ts'

it.each([
  [499, 50, 100],
  [20_000, 2_000, 5_000],
  [3, 1, 2],
  [0, 1, 2],
])('[LIVE-02] prices up to %d have band limits of %d and %d', (highest, low, high) => {
  expect(bandLimitsOf({ highest, currency: 'jpy' })).toEqual({ low, high, currency: 'jpy' })
})
