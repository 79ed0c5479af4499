import { field, text } from '../parse/read.ts'
import type {
  DeclineReason,
  PaymentAdapter,
  PaymentOutcome,
  PaymentSession,
  ProviderId,
} from '../ports/payment.ts'

/** Medusa's own Stripe provider, registered with the id `stripe`. */
export const stripeProviderId: ProviderId = 'pp_stripe_stripe'

/** What the component of Stripe does. Answers are those of Stripe.js, `{ paymentIntent }` or `{ error }`: external input. */
export interface StripeScreen {
  /** Whether the Payment Element is filled in; otherwise it shows what is missing. */
  submit(): Promise<boolean>
  /** `stripe.confirmPayment`: shows a challenge, or leaves for the page of the chosen method. */
  confirm(clientSecret: string): Promise<unknown>
  /** `stripe.retrievePaymentIntent`. */
  retrieve(clientSecret: string): Promise<unknown>
  /** `stripe.handleNextAction`: shows the challenge again, or leaves again. */
  handleNextAction(clientSecret: string): Promise<unknown>
  /** Whether the element shows the saved cards of a customer: Stripe then refuses a payment that is not that customer's. */
  isOfCustomer?(): boolean
}

/** The adapter of Stripe's Payment Element. The status of the payment is read from Stripe, never from an address. */
export function createStripePayment(screen: StripeScreen): PaymentAdapter {
  return {
    providerId: stripeProviderId,
    validate: () => screen.submit(),

    confirm: async (session, { signal }) =>
      outcomeOf(await unlessAborted(screen.confirm(secretOf(session)), signal)),

    async resume(session, { signal, mayLeave }) {
      const secret = secretOf(session)
      const answer = await unlessAborted(screen.retrieve(secret), signal)
      const intent = field(answer, 'paymentIntent')
      // Opened before the shopper signed in: the checkout opens another one.
      if (mayLeave && isUnpaid(intent) && isOfGuest(session) && screen.isOfCustomer?.() === true)
        return { kind: 'canceled' }
      if (text(field(intent, 'status')) !== 'requires_action') return outcomeOf(answer)
      // The other actions lead to another page, or wait for what the shopper does in their bank's app.
      const isDialog = text(field(field(intent, 'next_action'), 'type')) === 'use_stripe_sdk'
      if (!isDialog && !mayLeave) return { kind: 'at-provider' }
      return outcomeOf(await unlessAborted(screen.handleNextAction(secret), signal))
    },
  }
}

function outcomeOf(answer: unknown): PaymentOutcome {
  const error = field(answer, 'error')
  const intent = field(answer, 'paymentIntent') ?? field(error, 'payment_intent')
  switch (text(field(intent, 'status'))) {
    case 'requires_capture':
    case 'succeeded':
      return { kind: 'authorized' }
    case 'canceled':
      return { kind: 'canceled' }
    case 'requires_action':
      // The shopper has closed what Stripe showed, such as a code to scan; it can be shown again.
      if (error === undefined) return { kind: 'at-provider' }
      break
    case 'requires_confirmation':
      if (error === undefined) return { kind: 'unconfirmed' }
      break
    case 'requires_payment_method': {
      const cause = error ?? field(intent, 'last_payment_error')
      return isAbsent(cause) ? { kind: 'unconfirmed' } : { kind: 'declined', reason: reasonOf(cause) }
    }
    case undefined:
      break
  }
  switch (text(field(error, 'type'))) {
    case 'card_error':
      return { kind: 'declined', reason: reasonOf(error) }
    // The element shows what is missing.
    case 'validation_error':
      return { kind: 'unconfirmed' }
    case 'api_connection_error':
      return { kind: 'unknown', failure: { kind: 'unreachable', retryable: true } }
    case undefined:
      break
  }
  // Also `processing`: the bank has not answered yet.
  const code = text(field(error, 'code')) ?? text(field(intent, 'status'))
  const failure = { kind: 'unreadable', retryable: true } as const
  return { kind: 'unknown', failure: code === undefined ? failure : { ...failure, code } }
}

const reasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['insufficient_funds', 'insufficient-funds'],
  ['expired_card', 'expired-card'],
  ['incorrect_cvc', 'incorrect-code'],
  ['invalid_cvc', 'incorrect-code'],
])

/** The bank's reason is in `decline_code`; what Stripe itself finds is in `code`. */
function reasonOf(error: unknown): DeclineReason {
  const codes = [text(field(error, 'decline_code')), text(field(error, 'code'))]
  return codes.map((code) => reasons.get(code ?? '')).find((one) => one !== undefined) ?? 'declined'
}

const isUnpaid = (intent: unknown): boolean => text(field(intent, 'status')) === 'requires_payment_method'

const isOfGuest = ({ data }: PaymentSession): boolean => text(field(data, 'customer')) === undefined

const isAbsent = (value: unknown): boolean => value === undefined || value === null

function secretOf({ data }: PaymentSession): string {
  const secret = text(field(data, 'client_secret'))
  if (secret === undefined) throw new Error('The payment session has no client secret')
  return secret
}

/** Stripe.js takes no signal: what it answers later is ignored. Rejects with the signal's reason. */
async function unlessAborted(answer: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  return await new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    answer.then(resolve, reject)
  })
}
