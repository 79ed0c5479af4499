import type { Failure } from '../failure/failure.ts'
import type { Money } from '../money/money.ts'

/** The demonstration's ways to pay. Nothing is charged. */
export const simulatedPayments = ['creditCard', 'paypal', 'razorpay'] as const

export type SimulatedPayment = (typeof simulatedPayments)[number]

/** A payment provider, by the backend's id, such as `pp_stripe_stripe`. */
export type ProviderId = `pp_${string}`

/** How an order is paid: simulated in the demonstration, by a provider of the backend in the live shop. */
export type PaymentKind = SimulatedPayment | ProviderId

export const isProviderId = (kind: string): kind is ProviderId => /^pp_[\w-]+$/.test(kind)

export const isPaymentKind = (kind: unknown): kind is PaymentKind =>
  typeof kind === 'string' && (isProviderId(kind) || (simulatedPayments as readonly string[]).includes(kind))

/** A provider that the shop knows. */
export interface PaymentProvider {
  readonly id: ProviderId
  /** The shopper has nothing to do: the merchant collects the money after the order. */
  readonly paysLater?: true
}

/** For an order with a total of 0: the backend places it without a payment session, whatever the region offers. */
export const nothingToPay = { id: 'pp_nothing-to-pay', paysLater: true } as const satisfies PaymentProvider

/** The payment session that an order is paid with. This much of it may be stored. */
export interface PaymentReference {
  readonly providerId: ProviderId
  readonly sessionId: string
}

/** A payment session, for the provider's adapter. */
export interface PaymentSession extends PaymentReference {
  readonly amount: Money
  /** What the backend's provider tells the browser, such as a client secret. Read it as external input. */
  readonly data: unknown
}

/** Why a provider declined, where it says. */
export type DeclineReason = 'insufficient-funds' | 'expired-card' | 'incorrect-code' | 'declined'

export type PaymentOutcome =
  /** The amount is reserved or taken. With `paysLater` it is neither, and nothing has to be. */
  | { readonly kind: 'authorized'; readonly paysLater?: true }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** The shopper, or another tab, has ended it: nothing is reserved. */
  | { readonly kind: 'canceled' }
  /** The provider waits for what the shopper has to fill in. */
  | { readonly kind: 'unconfirmed' }
  /** The browser is leaving for the provider's page, which leads back to the shop. */
  | { readonly kind: 'leaving' }
  /** The provider waits for the shopper on a page of its own. */
  | { readonly kind: 'at-provider' }
  /** How it stands is not known. It may be authorized. */
  | { readonly kind: 'unknown'; readonly failure: Failure }

export interface PaymentCall {
  /** Aborted when the payment is canceled or asked for anew: what is on screen for it is removed. */
  readonly signal: AbortSignal
  /** Sends a GET request to the backend and returns its JSON. Rejects with an error that `failureFrom` reads. */
  readonly ask: (path: string) => Promise<unknown>
}

/**
 * What the checkout does with one provider. The provider's component makes it, and lends it its fields and
 * dialogs; what the shopper types stays in them. Outcomes are values; nothing has a time limit, because the
 * shopper may be at work.
 */
export interface PaymentAdapter {
  readonly providerId: ProviderId
  /** Whether what is filled in can be paid with; otherwise the component shows why. */
  validate(): Promise<boolean>
  /** Pays with what is filled in, shows a challenge, or leaves for the provider's page. */
  confirm(session: PaymentSession, call: PaymentCall): Promise<PaymentOutcome>
  /**
   * Asks the provider how the payment stands and goes on with it, as after a reload: shows its challenge again. It leaves
   * for the provider's page only with `mayLeave`, else the outcome is `away`.
   */
  resume(session: PaymentSession, call: PaymentCall & { readonly mayLeave: boolean }): Promise<PaymentOutcome>
}

/** `confirm`: the shopper has just ordered; `resume`: the page was left meanwhile; `leave`: resume, also on another page. */
export type PaymentMode = 'confirm' | 'resume' | 'leave'

export interface AuthorizeOptions {
  readonly mode: PaymentMode
  /** With `confirm`: the session existed before, and its payment may be under way. */
  readonly isResumed?: boolean
}
