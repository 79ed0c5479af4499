import { createHmac } from 'node:crypto'

import { backendUrl } from './backend'
import { openCollection, openSession } from './payments'
import { at, listAt, textAt } from './read'

/** The imitation of Razorpay that `pnpm live` has started; undefined on a backend without Razorpay. */
export const razorpayUrl = process.env['RAZORPAY_IMITATION_URL']

export const razorpayProvider = 'pp_razorpay'

const keys = {
  id: 'rzp_test_imitation',
  secret: 'secret-of-the-imitation',
  webhooks: 'webhooks-of-the-imitation',
} as const

export interface RazorpaySession {
  readonly collection: string
  readonly session: string
  readonly order: string
}

export async function openRazorpay(cartId: string): Promise<RazorpaySession> {
  const { status, body } = await openSession(await openCollection(cartId), razorpayProvider)
  if (status >= 300) throw new Error(`The session was refused: ${JSON.stringify(body)}`)
  const session = listAt(body, 'payment_collection.payment_sessions').find(
    (one) => at(one, 'provider_id') === razorpayProvider,
  )
  return {
    collection: textAt(body, 'payment_collection.id'),
    session: textAt(session, 'id'),
    order: textAt(session, 'data.order_id'),
  }
}

/** Pays by UPI, as the window does: https://razorpay.com/docs/payments/payments/test-upi-details. */
export async function payByUpi(
  { order }: Pick<RazorpaySession, 'order'>,
  result: 'success' | 'failure',
): Promise<unknown> {
  const body = new URLSearchParams({
    key_id: keys.id,
    order_id: order,
    method: 'upi',
    vpa: `${result}@razorpay`,
  })
  const response = await fetch(`${razorpayUrl}/api.razorpay.com/v1/attempts`, { method: 'POST', body })
  return await response.json()
}

export const signatureOf = (order: string, payment: string, secret: string = keys.secret): string =>
  createHmac('sha256', secret).update(`${order}|${payment}`).digest('hex')

export interface RazorpayMoney {
  readonly id: string
  readonly status: string
  readonly amount: number
  readonly amount_refunded: number
}

/** What has become of the money of a session, in the currency's smallest unit; the newest attempt first. */
export async function paymentsOf({
  session,
}: Pick<RazorpaySession, 'session'>): Promise<readonly RazorpayMoney[]> {
  const response = await fetch(`${razorpayUrl}/control/payments?session=${session}`)
  return (await response.json()) as readonly RazorpayMoney[]
}

/** Sends a webhook as Razorpay does, and returns the status of the answer. */
export async function razorpayWebhook(
  { session }: Pick<RazorpaySession, 'session'>,
  event = 'payment.authorized',
  secret: string = keys.webhooks,
): Promise<number> {
  const to = `${backendUrl}/hooks/payment/razorpay`
  const body = JSON.stringify({ session, event, to, secret })
  const response = await fetch(`${razorpayUrl}/control/webhooks`, { method: 'POST', body })
  return Number(at(await response.json(), 'status'))
}

/** Has Razorpay refuse the key while the work runs. */
export async function withRefusedKey<Value>(work: () => Promise<Value>): Promise<Value> {
  const set = async (isRefused: boolean) =>
    await fetch(`${razorpayUrl}/control/refused-keys`, {
      method: 'POST',
      body: JSON.stringify({ key: keys.id, isRefused }),
    })
  await set(true)
  try {
    return await work()
  } finally {
    await set(false)
  }
}
