import { field, text } from '../parse/read.ts'
import type {
  DeclineReason,
  PaymentAdapter,
  PaymentCall,
  PaymentOutcome,
  PaymentSession,
  ProviderId,
} from '../ports/payment.ts'

export const testProviderId: ProviderId = 'pp_test'

/** What the component of the test provider shows and does. Answers come from the provider's pages: external input. */
export interface TestPaymentScreen {
  /** Whether the card's fields are filled in. */
  validate(): Promise<boolean>
  /** Has the frame confirm the payment with the card that was typed into it. */
  confirm(
    payment: { readonly payment: string; readonly secret: string },
    signal: AbortSignal,
  ): Promise<unknown>
  /** Shows the bank's page in a dialog until it answers. */
  challenge(url: string, signal: AbortSignal): Promise<unknown>
  /** Leaves for the provider's page. */
  leave(url: string): void
}

/**
 * The adapter of the backend's test provider, which behaves like a provider of card payments. Resuming asks how the payment
 * stands.
 *
 * `GET /test-payments/payments/{id}`
 */
export function createTestPayment(screen: TestPaymentScreen): PaymentAdapter {
  async function read(session: PaymentSession, { ask }: PaymentCall): Promise<unknown> {
    const { payment, secret } = keysOf(session)
    return await ask(
      `/test-payments/payments/${encodeURIComponent(payment)}?secret=${encodeURIComponent(secret)}`,
    )
  }

  async function follow(
    answer: unknown,
    session: PaymentSession,
    call: PaymentCall & { readonly mayLeave: boolean },
  ): Promise<PaymentOutcome> {
    call.signal.throwIfAborted()
    const url = text(field(answer, 'url'))
    const code = text(field(answer, 'code'))
    const status = text(field(answer, 'status')) ?? ''
    if (paid.has(status)) return { kind: 'authorized' }
    if (status === 'declined') return { kind: 'declined', reason: reasons.get(code ?? '') ?? 'declined' }
    if (status === 'requires_method') return { kind: 'unconfirmed' }
    // The same payment can be confirmed again, unless its session has ended.
    if (status === 'cancelled') return { kind: code === byShopper ? 'unconfirmed' : 'canceled' }
    if (url !== undefined && challenged.has(status)) {
      await screen.challenge(url, call.signal)
      // The provider is asked; what a page in a frame says is not proof.
      return await follow(await read(session, call), session, call)
    }
    if (url !== undefined && elsewhere.has(status)) {
      if (!call.mayLeave) return { kind: 'at-provider' }
      screen.leave(url)
      return { kind: 'leaving' }
    }
    return { kind: 'unknown', failure: { kind: 'unreadable', retryable: true } }
  }

  return {
    providerId: testProviderId,
    validate: () => screen.validate(),
    confirm: async (session, call) =>
      await follow(await screen.confirm(keysOf(session), call.signal), session, { ...call, mayLeave: true }),
    resume: async (session, call) => await follow(await read(session, call), session, call),
  }
}

/** The frame's words and the provider's own. */
const paid: ReadonlySet<string> = new Set(['authorized', 'captured'])
const challenged: ReadonlySet<string> = new Set(['action', 'requires_action'])
const elsewhere: ReadonlySet<string> = new Set(['redirect', 'redirecting'])
const byShopper = 'cancelled_by_shopper'

const reasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['insufficient_funds', 'insufficient-funds'],
  ['expired_card', 'expired-card'],
  ['incorrect_cvc', 'incorrect-code'],
])

function keysOf({ data }: PaymentSession) {
  const payment = text(field(data, 'payment_id'))
  const secret = text(field(data, 'client_secret'))
  if (payment === undefined || secret === undefined) throw new Error('The payment session has no payment')
  return { payment, secret }
}
