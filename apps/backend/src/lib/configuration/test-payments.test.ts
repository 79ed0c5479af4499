import { expect, it } from 'vitest'

import { paymentModules } from './modules'
import { testPaymentsPlugin } from './test-payments'

it('The test provider is on where its plugin is named, and never in production', () => {
  expect(testPaymentsPlugin({ TEST_PAYMENTS_PLUGIN: '/plugin', NODE_ENV: 'development' })).toBe('/plugin')
  const production = { TEST_PAYMENTS_PLUGIN: '/plugin', NODE_ENV: 'production' }
  for (const environment of [{}, { TEST_PAYMENTS_PLUGIN: '' }, production])
    expect(testPaymentsPlugin(environment)).toBeUndefined()
  expect(JSON.stringify(paymentModules(production))).not.toContain('payment-test')
  expect(JSON.stringify(paymentModules({ TEST_PAYMENTS_PLUGIN: '/plugin' }))).toContain('payment-test')
})
