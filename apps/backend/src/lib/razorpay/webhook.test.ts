import { expect, it } from 'vitest'

import { readWebhook } from './webhook'

const body = (event: string, entity: object = { order_id: 'order_1', amount: 50_599, currency: 'INR' }) =>
  JSON.stringify({ entity: 'event', event, contains: ['payment'], payload: { payment: { entity } } })

it.each([
  ['payment.authorized', 'authorized'],
  ['payment.captured', 'captured'],
  ['order.paid', 'captured'],
  ['payment.failed', 'failed'],
])('%s is %s', (event, action) => {
  expect(readWebhook(body(event))).toEqual({ action, orderId: 'order_1', amount: 505.99 })
})

it('other events, and payments without an order, change nothing', () => {
  expect(readWebhook(body('refund.processed'))).toBeUndefined()
  expect(
    readWebhook(body('payment.captured', { order_id: null, amount: 1, currency: 'INR' })),
  ).toBeUndefined()
  expect(readWebhook('{}')).toBeUndefined()
})
