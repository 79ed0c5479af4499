import { backendUrl } from './backend'
import { openCollection, openSession } from './payments'
import { at, listAt, textAt } from './read'

/** The imitation of Stripe that `pnpm live` has started; undefined on a backend without Stripe. */
export const imitationUrl = process.env['STRIPE_IMITATION_URL']

export const stripeProvider = 'pp_stripe_stripe'

const keys = {
  secret: 'sk_test_imitation',
  publishable: 'pk_test_imitation',
  webhooks: 'whsec_imitation',
} as const

/** Of https://docs.stripe.com/testing. */
export const stripeCards = {
  good: '4242424242424242',
  insufficientFunds: '4000000000009995',
  challenge: '4000002760003184',
} as const

export interface StripeSession {
  readonly collection: string
  readonly session: string
  readonly intent: string
  readonly secret: string
}

/** `automatic` takes the money at once, as in a shop with STRIPE_CAPTURE=automatic. */
export async function openStripe(
  cartId: string,
  capture: 'manual' | 'automatic' = 'manual',
): Promise<StripeSession> {
  const { status, body } = await openSession(await openCollection(cartId), stripeProvider, {
    data: { capture_method: capture },
  })
  if (status >= 300) throw new Error(`The session was refused: ${JSON.stringify(body)}`)
  const session = listAt(body, 'payment_collection.payment_sessions').find(
    (one) => at(one, 'provider_id') === stripeProvider,
  )
  return {
    collection: textAt(body, 'payment_collection.id'),
    session: textAt(session, 'id'),
    intent: textAt(session, 'data.id'),
    secret: textAt(session, 'data.client_secret'),
  }
}

/** Pays with a card, as the element's frame does. */
export async function payByCard(
  { intent, secret }: Pick<StripeSession, 'intent' | 'secret'>,
  number: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const body = new URLSearchParams({
    key: keys.publishable,
    client_secret: secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    ...more,
  })
  const url = `${imitationUrl}/api.stripe.com/v1/payment_intents/${intent}/confirm`
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, body: await response.json() }
}

/** What the element shows with the secret of a customer's session. */
export async function savedCardsOf(secret: string) {
  const query = new URLSearchParams({ key: keys.publishable, customer_session_client_secret: secret })
  const response = await fetch(`${imitationUrl}/api.stripe.com/v1/elements/sessions?${query.toString()}`)
  const { customer } = (await response.json()) as { customer?: unknown }
  return { customer: textAt(customer, 'id'), methods: listAt(customer, 'payment_methods') }
}

/** Removes a saved card, as the element does. */
export async function removeSaved(secret: string, method: string): Promise<void> {
  const body = new URLSearchParams({ key: keys.publishable, customer_session_client_secret: secret })
  const url = `${imitationUrl}/api.stripe.com/v1/payment_methods/${method}/detach`
  await fetch(url, { method: 'POST', body })
}

/** The shopper answers the bank's challenge, or does what the page of another method asks. */
export async function answerChallenge({ intent, secret }: StripeSession, choice: 'complete' | 'fail') {
  const body = new URLSearchParams({ client_secret: secret, choice })
  await fetch(`${imitationUrl}/hooks.stripe.com/3d_secure_2/${intent}/answer`, { method: 'POST', body })
}

export interface StripeMoney {
  readonly status: string
  readonly amount: number
  readonly amount_capturable: number
  readonly amount_received: number
  readonly refunded: number
}

/** What has become of the money of a session, in the currency's smallest unit. */
export async function moneyOf({ session }: Pick<StripeSession, 'session'>): Promise<readonly StripeMoney[]> {
  const response = await fetch(`${imitationUrl}/control/intents?session=${session}`)
  return (await response.json()) as readonly StripeMoney[]
}

/** Sends a webhook as Stripe does, and returns the status of the answer. */
export async function stripeWebhook(
  { session }: Pick<StripeSession, 'session'>,
  type = 'payment_intent.amount_capturable_updated',
  { secret = keys.webhooks, secondsAgo = 0 }: { secret?: string; secondsAgo?: number } = {},
): Promise<number> {
  const to = `${backendUrl}/hooks/payment/stripe_stripe`
  const body = JSON.stringify({ session, type, to, secret, secondsAgo })
  const response = await fetch(`${imitationUrl}/control/webhooks`, { method: 'POST', body })
  return Number(at(await response.json(), 'status'))
}

/** Has Stripe carry out refunds without an answer, that often. */
export async function loseRefundAnswers(count: number): Promise<void> {
  await fetch(`${imitationUrl}/control/lost-answers`, {
    method: 'POST',
    body: JSON.stringify({ path: '/v1/refunds', count }),
  })
}

/** Has Stripe refuse the backend's key while the work runs. */
export async function withWrongKey<Value>(work: () => Promise<Value>): Promise<Value> {
  const set = async (isRefused: boolean) =>
    await fetch(`${imitationUrl}/control/refused-keys`, {
      method: 'POST',
      body: JSON.stringify({ key: keys.secret, isRefused }),
    })
  await set(true)
  try {
    return await work()
  } finally {
    await set(false)
  }
}
