import { describe, expect, it } from 'vitest'

import { paymentModules } from '../configuration/modules'
import { razorpaySettings } from './razorpay-settings'

const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hooks',
}

describe('Razorpay', () => {
  it('is off without its settings', () => {
    expect(razorpaySettings({ RAZORPAY_KEY_ID: ' ' })).toBeUndefined()
  })

  it('is on with all three of them', () => {
    expect(razorpaySettings(keys)).toEqual({
      keyId: 'rzp_test_1',
      keySecret: 'secret',
      webhookSecret: 'hooks',
    })
    expect(JSON.stringify(paymentModules(keys))).toContain('payment-razorpay')
  })

  it.each(Object.keys(keys))('does not start without %s', (name) => {
    expect(() => razorpaySettings({ ...keys, [name]: '' })).toThrow(name)
  })
})
