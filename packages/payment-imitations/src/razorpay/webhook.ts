import { createHmac, randomBytes } from 'node:crypto'
import type { Order, Payment } from './entities.ts'

export interface WebhookOrder {
  /** The endpoint of the backend. */
  readonly to: string
  readonly event: string
  readonly order: Order
  readonly payment: Payment
  /** The endpoint's secret; a test may take a wrong one. */
  readonly secret: string
}

/**
 * Sends a webhook as Razorpay does, and returns the status of the answer:
 * https://razorpay.com/docs/webhooks/payments, https://razorpay.com/docs/webhooks/validate-test.
 */
export async function sendWebhook({ to, event, order, payment, secret }: WebhookOrder): Promise<number> {
  const hasOrder = event.startsWith('order.')
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_imitation',
    event,
    contains: hasOrder ? ['payment', 'order'] : ['payment'],
    payload: { payment: { entity: payment }, ...(hasOrder && { order: { entity: order } }) },
    created_at: Math.floor(Date.now() / 1000),
  })
  const response = await fetch(to, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      'x-razorpay-event-id': randomBytes(7).toString('hex'),
    },
    body,
  })
  return response.status
}
