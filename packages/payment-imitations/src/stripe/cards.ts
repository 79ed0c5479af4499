import type Stripe from 'stripe'

/** What becomes of a card, as https://docs.stripe.com/testing says of its test numbers. */
export type CardResult =
  | { readonly kind: 'approved' }
  | { readonly kind: 'challenge' }
  | {
      readonly kind: 'declined'
      readonly code: Stripe.PaymentIntent.LastPaymentError.Code
      readonly declineCode?: string
      readonly message: string
    }

const results: ReadonlyMap<string, CardResult> = new Map<string, CardResult>([
  ['4242424242424242', { kind: 'approved' }],
  ['4000002760003184', { kind: 'challenge' }],
  [
    '4000000000000002',
    {
      kind: 'declined',
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
    },
  ],
  [
    '4000000000009995',
    {
      kind: 'declined',
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  ],
  ['4000000000000069', { kind: 'declined', code: 'expired_card', message: 'Your card has expired.' }],
  [
    '4000000000000127',
    { kind: 'declined', code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  ],
])

/** Any other number is none. */
export const resultOf = (number: string): CardResult =>
  results.get(number) ?? {
    kind: 'declined',
    code: 'incorrect_number',
    message: 'Your card number is incorrect.',
  }
