import type { RazorpayPayment } from './razorpay-client'

/** What has become of a Razorpay order. The shop's adapter reads these words. */
export type RazorpayStatus = 'open' | 'failed' | 'authorized' | 'captured' | 'refunded'

export interface RazorpayState {
  readonly status: RazorpayStatus
  /** The payment that decides; undefined while no attempt was made. */
  readonly payment?: RazorpayPayment
}

const held = ['captured', 'authorized', 'refunded'] as const

/**
 * An order takes one payment, after any number of attempts that failed. An attempt that the bank has not answered is open: the
 * shopper may go on, and Razorpay gives back what comes late and is one too many.
 */
export function stateOf(payments: readonly RazorpayPayment[]): RazorpayState {
  for (const status of held) {
    const payment = payments.find((one) => one.status === status)
    if (payment !== undefined) return { status, payment }
  }
  const [latest] = payments.toSorted((one, other) => other.created_at - one.created_at)
  if (latest === undefined) return { status: 'open' }
  return { status: latest.status === 'failed' ? 'failed' : 'open', payment: latest }
}
