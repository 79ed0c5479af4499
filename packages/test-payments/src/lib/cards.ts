/**
 * When the webhooks of a payment are sent: one second after the event, after 20 seconds, each one twice, the later event
 * first, or not at all.
 */
export type WebhookPlan = 'usual' | 'late' | 'twice' | 'reversed' | 'never'

export type DeclineCode = 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'card_declined'

/** What happens when a payment is confirmed with a card. */
export type CardBehaviour =
  | {
      readonly outcome: 'authorized' | 'captured' | 'challenge' | 'redirect'
      readonly webhooks: WebhookPlan
      readonly captureFails: boolean
    }
  | { readonly outcome: 'declined'; readonly code: DeclineCode }

const good = { outcome: 'authorized', webhooks: 'usual', captureFails: false } as const

const behaviours: ReadonlyMap<string, CardBehaviour> = new Map<string, CardBehaviour>([
  ['4242424242424242', good],
  ['4000000000000077', { ...good, outcome: 'captured' }],
  ['4000000000009995', { outcome: 'declined', code: 'insufficient_funds' }],
  ['4000000000000069', { outcome: 'declined', code: 'expired_card' }],
  ['4000000000000127', { outcome: 'declined', code: 'incorrect_cvc' }],
  ['4000000000000002', { outcome: 'declined', code: 'card_declined' }],
  ['4000002760003184', { ...good, outcome: 'challenge' }],
  ['4000000000003063', { ...good, outcome: 'redirect' }],
  ['4000000000000341', { ...good, captureFails: true }],
  ['4000000000000010', { ...good, webhooks: 'late' }],
  ['4000000000000028', { ...good, webhooks: 'twice' }],
  // Captured at once: only then are there two events whose order can be wrong.
  ['4000000000000036', { ...good, outcome: 'captured', webhooks: 'reversed' }],
  ['4000000000000044', { ...good, webhooks: 'never' }],
])

/** Any other number is declined. */
export function behaviourOf(cardNumber: string): CardBehaviour {
  return behaviours.get(cardNumber) ?? { outcome: 'declined', code: 'card_declined' }
}

/** What a shopper is told, in plain words, by the provider's code. */
const messages: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card has insufficient funds.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code is incorrect.',
  card_declined: 'The card was declined.',
  authentication_failed: 'The bank did not confirm the payment.',
  challenge_expired: 'The confirmation took too long.',
  cancelled_by_shopper: 'The payment was cancelled.',
  payment_cancelled: 'The payment is no longer open. Start again.',
}

export function messageOf(code: string | null): string | undefined {
  return code === null ? undefined : messages[code]
}
