import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceRangeTyped } from './typed-price.ts'

const price = { min: 0, max: 490, step: 10 }
const whole = [0, 490] as const

describe('a typed price range', () => {
  it.each([
    [{ low: 200 }, whole, [200, 490]],
    [{ high: 100 }, whole, [0, 100]],
    [{ low: 500, high: 100 }, whole, [100, 490]],
    [{ low: 200, high: 300 }, [0, 100], [200, 300]],
    [{ low: 200 }, [0, 100], [200, 490]],
    [{ high: 100 }, [490, 490], [0, 100]],
    [{ low: 500 }, whole, [490, 490]],
    [{ low: 33, high: 47 }, whole, [30, 50]],
    [{}, [20, 30], [20, 30]],
  ] as const)('%j over %j is %j', (typed, current, range) => {
    expect(priceRangeTyped(typed, current, price)).toEqual(range)
  })

  it('is always a range within the limits', () => {
    const amount = fc.option(fc.integer({ min: -10_000, max: 10_000 }), { nil: undefined })
    const ends = fc.tuple(fc.integer({ min: 0, max: 49 }), fc.integer({ min: 0, max: 49 }))
    fc.assert(
      fc.property(amount, amount, ends, (low, high, [one, other]) => {
        const current = [Math.min(one, other) * 10, Math.max(one, other) * 10] as const
        const [from, to] = priceRangeTyped({ low, high }, current, price)
        expect(from).toBeGreaterThanOrEqual(price.min)
        expect(from).toBeLessThanOrEqual(to)
        expect(to).toBeLessThanOrEqual(price.max)
      }),
    )
  })
})
