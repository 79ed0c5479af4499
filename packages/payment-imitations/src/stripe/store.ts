import type Stripe from 'stripe'
import type { CardResult } from './cards.ts'
import { newId } from './payment-intent.ts'
import { missing, Refusal } from './refusal.ts'

/** A card that a customer keeps at Stripe. */
export interface SavedMethod {
  readonly method: Stripe.PaymentMethod
  readonly result: CardResult
}

/** Everything that the imitation knows. */
export interface StripeStore {
  readonly intents: Map<string, Stripe.PaymentIntent>
  readonly refunds: Stripe.Refund[]
  /** Methods that a customer keeps, by their id. */
  readonly saved: Map<string, SavedMethod>
  /** Customers by the secrets of their sessions. */
  readonly customerSessions: Map<string, string>
  /** The answers of requests with a key of their own: a second one with the same key gets the same. */
  readonly answered: Map<string, unknown>
  /** Keys that are refused, for tests of wrong ones. */
  readonly refused: Set<string>
  /** How many answers to writes of a path are lost: they are carried out, and the connection ends. */
  readonly lost: Map<string, number>
}

export const createStore = (): StripeStore => ({
  intents: new Map(),
  refunds: [],
  saved: new Map(),
  customerSessions: new Map(),
  answered: new Map(),
  refused: new Set(),
  lost: new Map(),
})

export function findIntent(store: StripeStore, id: string): Stripe.PaymentIntent {
  const intent = store.intents.get(id)
  if (intent === undefined) throw missing(id)
  return intent
}

/** With a publishable key, only who knows the secret finds it. */
export function findWithSecret(store: StripeStore, id: string, secret: string | null): Stripe.PaymentIntent {
  const intent = findIntent(store, id)
  if (intent.client_secret !== secret) throw missing(id)
  return intent
}

export const refundedOf = (store: StripeStore, id: string): number =>
  store.refunds.filter(({ payment_intent: of }) => of === id).reduce((sum, { amount }) => sum + amount, 0)

/** @throws Refusal when more would be given back than was taken. */
export function refund(store: StripeStore, intent: Stripe.PaymentIntent, amount: number): Stripe.Refund {
  const left = intent.amount_received - refundedOf(store, intent.id)
  const refuse = (code: string | undefined, message: string) =>
    new Refusal(400, { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) })
  if (intent.status !== 'succeeded')
    throw refuse(undefined, `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
  if (left === 0)
    throw refuse('charge_already_refunded', `The charge of ${intent.id} has already been refunded.`)
  if (amount > left)
    throw refuse(undefined, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`)
  const made: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: intent.latest_charge,
    created: Math.floor(Date.now() / 1000),
    currency: intent.currency,
    metadata: {},
    payment_intent: intent.id,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  store.refunds.push(made)
  return made
}
