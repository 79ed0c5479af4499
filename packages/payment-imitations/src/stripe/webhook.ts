import { Stripe } from 'stripe'
import { newId } from './payment-intent.ts'

type IntentEvent = Extract<Stripe.Event.Type, `payment_intent.${string}`>

export interface WebhookOrder {
  /** The endpoint of the backend. */
  readonly to: string
  readonly type: IntentEvent
  readonly intent: Stripe.PaymentIntent
  /** The endpoint's signing secret; a test may take a wrong one. */
  readonly secret: string
  /** Stripe signs the time of sending; the receiver refuses what is too old. */
  readonly secondsAgo?: number
}

/** Sends a webhook as Stripe does, and returns the status of the answer. */
export async function sendWebhook(order: WebhookOrder): Promise<number> {
  const { to, type, intent, secret, secondsAgo = 0 } = order
  const now = Math.floor(Date.now() / 1000)
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: '2024-04-10',
    created: now - secondsAgo,
    data: { object: intent },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } satisfies Omit<Stripe.Event, 'type' | 'data'> & { type: string; data: { object: Stripe.PaymentIntent } }
  const payload = JSON.stringify(event)
  const signature = new Stripe('sk_test_imitation').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: now - secondsAgo,
  })
  const response = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: payload,
  })
  return response.status
}
