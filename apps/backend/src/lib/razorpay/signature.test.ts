import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'

import { isSignedPayment, isSignedWebhook } from './signature'

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

it('a payment is believed only with the signature of its order', () => {
  const signature = sign('order_1|pay_1', 'secret')
  const payment = { orderId: 'order_1', paymentId: 'pay_1', signature }
  expect(isSignedPayment(payment, 'secret')).toBe(true)
  expect(isSignedPayment(payment, 'another')).toBe(false)
  expect(isSignedPayment({ ...payment, orderId: 'order_2' }, 'secret')).toBe(false)
  for (const wrong of [undefined, '', signature.slice(1), [signature]])
    expect(isSignedPayment({ ...payment, signature: wrong }, 'secret')).toBe(false)
})

it('a webhook is believed only as it was sent', () => {
  const signature = sign('{"event": "x"}', 'hooks')
  expect(isSignedWebhook(Buffer.from('{"event": "x"}'), signature, 'hooks')).toBe(true)
  expect(isSignedWebhook('{"event":"x"}', signature, 'hooks')).toBe(false)
})
