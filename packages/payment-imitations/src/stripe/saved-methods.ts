import type Stripe from 'stripe'
import { resultOf } from './cards.ts'
import { newId } from './payment-intent.ts'
import { missing, Refusal } from './refusal.ts'
import type { SavedMethod, StripeStore } from './store.ts'

/** A session of a customer: https://docs.stripe.com/api/customer_sessions. Its secret is good for one element. */
export function openCustomerSession(store: StripeStore, fields: URLSearchParams): object {
  const customer = fields.get('customer') ?? ''
  if (fields.get('components[payment_element][enabled]') !== 'true')
    throw new Refusal(400, { type: 'invalid_request_error', message: 'One component must be enabled.' })
  const secret = newId('cuss_secret')
  store.customerSessions.set(secret, customer)
  const created = Math.floor(Date.now() / 1000)
  return {
    object: 'customer_session',
    client_secret: secret,
    components: { payment_element: { enabled: true } },
    created,
    customer,
    expires_at: created + 1800,
    livemode: false,
  }
}

/** The customer of a session that an element was given. @throws Refusal */
export function customerOf(store: StripeStore, secret: string): string {
  const customer = store.customerSessions.get(secret)
  if (customer === undefined) throw missing(secret)
  return customer
}

export const savedBy = (store: StripeStore, customer: string): readonly Stripe.PaymentMethod[] =>
  [...store.saved.values()].map(({ method }) => method).filter((method) => method.customer === customer)

/** Keeps a card that has paid, as `setup_future_usage` asks. `allow_redisplay` is newer than these types. */
export function save(store: StripeStore, intent: Stripe.PaymentIntent, number: string): void {
  const id = typeof intent.payment_method === 'string' ? intent.payment_method : newId('pm')
  const method: Stripe.PaymentMethod = {
    id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      brand: 'visa',
      last4: number.slice(-4),
      exp_month: 12,
      exp_year: 2034,
    } as Stripe.PaymentMethod.Card,
    created: Math.floor(Date.now() / 1000),
    customer: typeof intent.customer === 'string' ? intent.customer : null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  store.saved.set(id, { method, result: resultOf(number) })
}

/** The card of a customer; the payment of another cannot name it. @throws Refusal */
export function findSaved(store: StripeStore, id: string, customer: unknown): SavedMethod {
  const found = store.saved.get(id)
  if (found === undefined || found.method.customer !== customer) throw missing(id)
  return found
}

/** An element with the session of a customer pays that customer's payments only. */
export const notOfCustomer = (): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    message: 'The customer of the Customer Session is not that of the PaymentIntent.',
  })
