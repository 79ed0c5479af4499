import { describe, expect, it } from 'vitest'

import { paymentModules } from '../configuration/modules'
import { stripeSettings } from './stripe-settings'

const keys = { STRIPE_API_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('Stripe', () => {
  it('is off without its settings', () => {
    expect(stripeSettings({ STRIPE_API_KEY: ' ' })).toBeUndefined()
    expect(JSON.stringify(paymentModules({}))).not.toContain('stripe')
  })

  it('is on with a key and the secret of its webhooks, and reserves the money unless it is told to take it', () => {
    expect(stripeSettings(keys)).toEqual({ apiKey: 'sk_test_1', webhookSecret: 'whsec_1', capture: false })
    expect(stripeSettings({ ...keys, STRIPE_CAPTURE: 'automatic' })).toMatchObject({ capture: true })
  })

  it('does not start with half of them', () => {
    expect(() => stripeSettings({ STRIPE_API_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET')
    expect(() => stripeSettings({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow('STRIPE_API_KEY')
  })
})
