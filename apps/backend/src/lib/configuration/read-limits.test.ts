import { describe, expect, it } from 'vitest'

import { limits } from '../rate-limit/limits'
import { readLimits } from './read-limits'

describe('The limits', () => {
  it('are the defaults unless overridden', () => {
    expect(readLimits({})).toEqual(limits)
    expect(readLimits({ RATE_LIMITS: '' })).toEqual(limits)
    expect(readLimits({ RATE_LIMITS: 'search-by-visitor=600/60, order-by-email=50/3600' })).toEqual({
      ...limits,
      'search-by-visitor': { times: 600, seconds: 60 },
      'order-by-email': { times: 50, seconds: 3600 },
    })
  })

  it.each([
    'search=1/1',
    'search-by-visitor',
    'search-by-visitor=0/60',
    'search-by-visitor=9/0',
    'toString=1/1',
  ])('cannot be set with %s, and the names are told', (RATE_LIMITS) => {
    expect(() => readLimits({ RATE_LIMITS })).toThrow(/^RATE_LIMITS: .*sign-in-by-visitor/)
  })
})
