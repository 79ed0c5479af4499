import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { CardResult } from './cards.ts'
import { Refusal, unexpectedState } from './refusal.ts'

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

const seconds = (): number => Math.floor(Date.now() / 1000)

export interface IntentRequest {
  readonly amount: number
  readonly currency: string
  readonly captureMethod: Stripe.PaymentIntent.CaptureMethod
  readonly isAutomatic: boolean
  readonly metadata: Readonly<Record<string, string>>
  readonly customer: string | null
  readonly description: string | null
}

/** A PaymentIntent with every field of the API; the compiler finds one that is missing. */
export function createIntent(request: IntentRequest): Stripe.PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    amount: request.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: request.isAutomatic ? { enabled: true, allow_redirects: 'always' } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: request.captureMethod,
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: seconds(),
    currency: request.currency,
    customer: request.customer,
    description: request.description,
    invoice: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: { ...request.metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types:
      request.captureMethod === 'manual' ? ['card', 'klarna'] : ['card', 'klarna', 'ideal'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

/** The money is reserved, or taken when the merchant does not capture later. */
export function authorize(intent: Stripe.PaymentIntent): void {
  intent.next_action = null
  intent.last_payment_error = null
  intent.latest_charge = newId('ch')
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
  } else {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
  }
}

/** Keeps the reason, and waits for another method. */
export function decline(
  intent: Stripe.PaymentIntent,
  error: Omit<Stripe.PaymentIntent.LastPaymentError, 'type'> & {
    readonly type: Stripe.PaymentIntent.LastPaymentError.Type
  },
): void {
  intent.next_action = null
  intent.payment_method = null
  intent.status = 'requires_payment_method'
  intent.last_payment_error = error
}

export const notAuthenticated = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const

/** Confirms with a card, new or saved. @throws Refusal when it is declined. */
export function confirmWithCard(
  intent: Stripe.PaymentIntent,
  result: CardResult,
  method = newId('pm'),
): void {
  requireOpen(intent)
  intent.payment_method = method
  if (result.kind === 'approved') return authorize(intent)
  if (result.kind === 'challenge') {
    intent.status = 'requires_action'
    intent.next_action = {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: newId('payatt') },
    }
    return
  }
  const { code, declineCode, message } = result
  const charge = newId('ch')
  const reason = declineCode === undefined ? {} : { decline_code: declineCode }
  decline(intent, { type: 'card_error', code, ...reason, message, charge })
  intent.latest_charge = charge
  throw new Refusal(402, { type: 'card_error', code, ...reason, message, charge, payment_intent: intent })
}

/** Confirms with a method that is paid on a page of its own. */
export function confirmElsewhere(intent: Stripe.PaymentIntent, type: string, returnUrl: string): void {
  requireOpen(intent)
  if (!intent.payment_method_types.includes(type))
    throw new Refusal(400, {
      type: 'invalid_request_error',
      message: `The payment method type "${type}" is invalid.`,
      param: 'payment_method_data[type]',
    })
  intent.payment_method = newId('pm')
  intent.status = 'requires_action'
  const url = `https://hooks.stripe.com/redirect/authenticate/${intent.id}?client_secret=${intent.client_secret}`
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
}

export function capture(intent: Stripe.PaymentIntent): void {
  if (intent.status !== 'requires_capture') throw unexpectedState('capture', intent)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount_capturable
  intent.amount_capturable = 0
}

const final: ReadonlySet<Stripe.PaymentIntent.Status> = new Set(['canceled', 'succeeded', 'processing'])

export function cancel(intent: Stripe.PaymentIntent): void {
  if (final.has(intent.status)) throw unexpectedState('cancel', intent)
  intent.status = 'canceled'
  intent.canceled_at = seconds()
  intent.amount_capturable = 0
  intent.next_action = null
}

export function changeAmount(intent: Stripe.PaymentIntent, amount: number): void {
  if (intent.status === 'requires_capture' || final.has(intent.status))
    throw unexpectedState('update', intent)
  intent.amount = amount
}

function requireOpen(intent: Stripe.PaymentIntent): void {
  const isOpen = ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
    intent.status,
  )
  if (!isOpen) throw unexpectedState('confirm', intent)
}

/** What a request with a publishable key and the client secret sees. */
export function publicPart(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  const { id, object, amount, canceled_at, cancellation_reason, capture_method, client_secret } = intent
  const { confirmation_method, created, currency, description, last_payment_error, livemode } = intent
  const { next_action, payment_method, payment_method_types, processing, receipt_email } = intent
  const { setup_future_usage, shipping, status } = intent
  const first = { id, object, amount, canceled_at, cancellation_reason, capture_method, client_secret }
  const second = { confirmation_method, created, currency, description, last_payment_error, livemode }
  const third = { next_action, payment_method, payment_method_types, processing, receipt_email }
  return { ...first, ...second, ...third, setup_future_usage, shipping, status }
}
