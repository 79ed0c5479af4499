import { expect, it } from 'vitest'

import { paymentModules } from '../configuration/modules'
import { hasTestPayments } from './is-on'

it('The test provider is on where it is asked for, and never in production', () => {
  expect(hasTestPayments({ TEST_PAYMENTS: 'on', NODE_ENV: 'development' })).toBe(true)
  for (const environment of [{}, { TEST_PAYMENTS: 'off' }, { TEST_PAYMENTS: 'on', NODE_ENV: 'production' }])
    expect(hasTestPayments(environment)).toBe(false)
  expect(paymentModules({ TEST_PAYMENTS: 'on', NODE_ENV: 'production' })).toEqual([])
  expect(paymentModules({ TEST_PAYMENTS: 'on' })).toHaveLength(2)
})
