import { field, text } from '../parse/read.ts'
import type {
  DeclineReason,
  PaymentAdapter,
  PaymentCall,
  PaymentOutcome,
  PaymentSession,
  ProviderId,
} from '../ports/payment.ts'

export const razorpayProviderId: ProviderId = 'pp_razorpay'

/** What the component of Razorpay does. */
export interface RazorpayScreen {
  /** Whether Razorpay's script is loaded; otherwise it says so. */
  validate(): Promise<boolean>
  /**
   * Opens Razorpay's window for the order, until the shopper has paid or closed it. Answers with what the window gives its
   * `handler`, or undefined when it was closed: external input. Closes the window and rejects when `signal` is aborted.
   */
  open(orderId: string, signal: AbortSignal): Promise<unknown>
}

/**
 * The adapter of Razorpay's window. The backend verifies what the window answers and asks Razorpay; without that nothing
 * counts as paid, and a closed window may have been paid in.
 *
 * `GET /store/razorpay-payments/{order}`
 */
export function createRazorpayPayment(screen: RazorpayScreen): PaymentAdapter {
  return {
    providerId: razorpayProviderId,
    validate: () => screen.validate(),
    async confirm(session, call) {
      const answer = await screen.open(orderOf(session), call.signal)
      return await outcomeAt(session, call, answer)
    },
    resume: (session, call) => outcomeAt(session, call),
  }
}

/** Asks the backend; with the window's answer it verifies that too. */
async function outcomeAt(
  session: PaymentSession,
  { ask, signal }: PaymentCall,
  answer?: unknown,
): Promise<PaymentOutcome> {
  const payment = text(field(answer, 'razorpay_payment_id'))
  const signature = text(field(answer, 'razorpay_signature')) ?? ''
  const signed =
    payment === undefined
      ? ''
      : `?payment_id=${encodeURIComponent(payment)}&signature=${encodeURIComponent(signature)}`
  const state = await ask(`/store/razorpay-payments/${encodeURIComponent(orderOf(session))}${signed}`)
  signal.throwIfAborted()
  switch (text(field(state, 'status'))) {
    case 'authorized':
    case 'captured':
      return { kind: 'authorized' }
    case 'refunded':
      return { kind: 'canceled' }
    case 'failed': {
      const reason = text(field(state, 'reason')) ?? ''
      if (byShopper.has(reason)) return { kind: 'unconfirmed' }
      return { kind: 'declined', reason: reasons.get(reason) ?? 'declined' }
    }
    case 'open':
      // The window says that it was paid, and Razorpay's own books do not know of it yet.
      if (payment === undefined) return { kind: 'unconfirmed' }
      break
    case undefined:
      break
  }
  return { kind: 'unknown', failure: { kind: 'unreadable', retryable: true } }
}

const byShopper: ReadonlySet<string> = new Set(['payment_cancelled'])

/** Of https://razorpay.com/docs/errors/payments. */
const reasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['insufficient_funds', 'insufficient-funds'],
  ['insufficient_fund', 'insufficient-funds'],
  ['card_expired', 'expired-card'],
  ['incorrect_cvv', 'incorrect-code'],
])

function orderOf({ data }: PaymentSession): string {
  const order = text(field(data, 'order_id'))
  if (order === undefined) throw new Error('The payment session has no order of Razorpay')
  return order
}
