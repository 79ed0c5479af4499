import { messageOf } from './cards'
import type { TestPayment } from './test-payment'

/** What a shop learns of a payment. Paths are relative to the backend. */
export interface PaymentAnswer {
  readonly id: string
  readonly status: TestPayment['status']
  readonly code?: string
  readonly message?: string
  /** The page that the shopper has to see next. */
  readonly url?: string
}

export function paymentAnswer(payment: TestPayment): PaymentAnswer {
  const { id, status, code } = payment
  const message = messageOf(code)
  const url = pageOf(payment)
  return {
    id,
    status,
    ...(code !== null && { code }),
    ...(message !== undefined && { message }),
    ...(url !== undefined && { url }),
  }
}

function pageOf({ id, secret, status, returnUrl }: TestPayment): string | undefined {
  const query = new URLSearchParams({ payment: id, secret })
  if (status === 'requires_action') return `/test-payments/challenge?${query.toString()}`
  if (status !== 'redirecting') return undefined
  if (returnUrl !== null) query.set('return', returnUrl)
  return `/test-payments/redirect?${query.toString()}`
}
