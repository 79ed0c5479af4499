import { createHmac, timingSafeEqual } from 'node:crypto'

function isSigned(text: string | Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string') return false
  const right = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}

export interface SignedPayment {
  readonly orderId: string
  readonly paymentId: unknown
  readonly signature: unknown
}

/** What the window gives the page after a payment, signed with the key's secret. */
export const isSignedPayment = (
  { orderId, paymentId, signature }: SignedPayment,
  keySecret: string,
): boolean => typeof paymentId === 'string' && isSigned(`${orderId}|${paymentId}`, signature, keySecret)

/** The header `X-Razorpay-Signature` of a webhook, over the body as it was sent. */
export const isSignedWebhook = (body: string | Buffer, signature: unknown, webhookSecret: string): boolean =>
  isSigned(body, signature, webhookSecret)
