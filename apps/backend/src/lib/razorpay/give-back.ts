import type { RazorpayState } from './payment-state'
import type { RazorpayClient } from './razorpay-client'

/**
 * Gives back what is held or was taken. Razorpay cannot release a payment, and refunds only what was captured; left alone
 * it would give the amount back after days. Repeatable.
 */
export async function giveBack(
  client: Pick<RazorpayClient, 'capture' | 'refund'>,
  { status, payment }: RazorpayState,
): Promise<void> {
  if (payment === undefined || (status !== 'authorized' && status !== 'captured')) return
  const taken = status === 'authorized' ? await client.capture(payment) : payment
  const left = taken.amount - (taken.amount_refunded ?? 0)
  if (left > 0) await client.refund(taken, left, `given-back-${taken.id}`)
}
