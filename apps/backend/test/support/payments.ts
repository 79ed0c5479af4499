import { createHmac } from 'node:crypto'

import { cartReadyToPay, type CartOptions, type Line } from './checkout'
import { ask, backendUrl, done, type Answer, type Ask } from './backend'
import { at, listAt, textAt } from './read'

/** The test provider's cards: `packages/test-payments/src/lib/cards.ts`. */
export const cards = {
  good: '4242424242424242',
  capturedAtOnce: '4000000000000077',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  declined: '4000000000000002',
  challenge: '4000002760003184',
  redirect: '4000000000003063',
  captureFails: '4000000000000341',
  webhookTwice: '4000000000000028',
  webhookReversed: '4000000000000036',
  webhookNever: '4000000000000044',
} as const

export const testProvider = 'pp_test'

/** A signed-in customer; a guest without a token. */
type Who = Pick<Ask, 'bearer'>

export interface TestSession {
  readonly collection: string
  readonly session: string
  readonly payment: string
  readonly secret: string
}

/** Opens a payment session of the test provider for the cart. */
export async function openPayment(cartId: string, who: Who = {}): Promise<TestSession> {
  const collection = await openCollection(cartId, who)
  const opened = await openSession(collection, testProvider, {}, who)
  if (opened.status >= 300) throw new Error(`The session was refused: ${JSON.stringify(opened.body)}`)
  return sessionIn(opened.body)
}

export async function openCollection(cartId: string, who: Who = {}): Promise<string> {
  const made = await done('POST', '/store/payment-collections', { ...who, body: { cart_id: cartId } })
  return textAt(made, 'payment_collection.id')
}

export async function openSession(
  collection: string,
  provider: string,
  more: object = {},
  who: Who = {},
): Promise<Answer> {
  return await ask('POST', `/store/payment-collections/${collection}/payment-sessions`, {
    ...who,
    body: { provider_id: provider, ...more },
  })
}

/** The newest session of a collection's response. */
export function sessionIn(body: unknown): TestSession {
  const session = listAt(body, 'payment_collection.payment_sessions').find(
    (one) => at(one, 'provider_id') === testProvider,
  )
  return {
    collection: textAt(body, 'payment_collection.id'),
    session: textAt(session, 'id'),
    payment: textAt(session, 'data.payment_id'),
    secret: textAt(session, 'data.client_secret'),
  }
}

/** Pays with a card, as the provider's frame does. */
export async function confirm(
  { payment, secret }: Pick<TestSession, 'payment' | 'secret'>,
  number: string,
  options: Ask & { readonly returnUrl?: string } = {},
): Promise<Answer> {
  const { returnUrl, ...how } = options
  return await ask('POST', `/test-payments/payments/${payment}/confirm`, {
    ...how,
    body: { secret, number, expiry: '12/40', securityCode: '123', return_url: returnUrl },
  })
}

/** The shopper's answer on the page of a challenge or a redirect. */
export async function answer(
  { payment, secret }: Pick<TestSession, 'payment' | 'secret'>,
  choice: 'approve' | 'decline' | 'cancel',
): Promise<unknown> {
  return await done('POST', `/test-payments/payments/${payment}/answer`, { body: { secret, answer: choice } })
}

/** A cart whose payment was confirmed with a card. */
export async function paidCart(
  lines: readonly Line[],
  card: string,
  options: CartOptions = {},
): Promise<{ readonly id: string; readonly email: string } & TestSession> {
  const cart = await cartReadyToPay(lines, options)
  const session = await openPayment(cart.id, options.bearer === undefined ? {} : { bearer: options.bearer })
  const { status, body } = await confirm(session, card)
  if (status !== 200) throw new Error(`The card was refused: ${JSON.stringify(body)}`)
  return { ...cart, ...session }
}

export interface Books {
  readonly status: string
  readonly charged: number
  readonly captured: number
  readonly refunded: number
  readonly cancelled: number
}

/** The provider's books of a cart, one entry for each payment that moved money. */
export async function booksOf(cartId: string): Promise<readonly Books[]> {
  const books = await done('GET', `/test-payments/books?cart=${cartId}`)
  return (listAt(books, 'payments') as readonly Books[]).filter(({ charged }) => charged > 0)
}

export interface Webhook {
  readonly type: string
  readonly payment: string
  readonly session: string
  readonly amount: number
}

/** Sends a webhook as the provider does; a test may sign it wrongly or date it back. */
export async function sendWebhook(
  event: Webhook,
  { key = 'key of the test provider for its webhooks', secondsAgo = 0 } = {},
): Promise<{ readonly status: number; readonly body: string }> {
  const body = JSON.stringify({ id: `tevt_${Math.random()}`, currency: 'inr', ...event })
  const time = Math.floor(Date.now() / 1000) - secondsAgo
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  const response = await fetch(`${backendUrl}/hooks/payment/test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'test-signature': `t=${time},v1=${signature}` },
    body,
  })
  return { status: response.status, body: await response.text() }
}
