import type Stripe from 'stripe'

/** The `error` of an answer: https://docs.stripe.com/api/errors. */
export interface StripeErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly charge?: string
  readonly payment_intent?: Partial<Stripe.PaymentIntent>
}

/** A request that Stripe refuses. */
export class Refusal extends Error {
  readonly status: number
  readonly body: StripeErrorBody

  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const missing = (id: string): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such payment_intent: '${id}'`,
    param: 'intent',
  })

/** Stripe shows only the end of a key. */
export const wrongKey = (key: string): Refusal =>
  new Refusal(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`,
  })

export const unexpectedState = (doing: string, intent: Stripe.PaymentIntent): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${doing} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
