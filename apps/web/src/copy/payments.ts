import type { DeclineReason, PaymentKind, SimulatedPayment } from '@umber/storefront-core/checkout'
import type { KnownProviderId } from '../config/payment-providers.ts'

interface ProviderWords {
  readonly label: string
  /** Below the choice. */
  readonly sentence: string
}

/** Every way to pay. The compiler asks for the words of a new provider. */
const kinds: Readonly<Record<SimulatedPayment | KnownProviderId, ProviderWords>> = {
  creditCard: {
    label: 'Credit / Debit Card',
    sentence: 'Card details stay in this page. They are not stored and not sent.',
  },
  paypal: {
    label: 'PayPal',
    sentence: 'In a real shop PayPal would open here. In this demonstration the order is placed at once.',
  },
  razorpay: {
    label: 'Razorpay',
    sentence:
      'You would be redirected to Razorpay to pay. The integration is simulated in this demonstration.',
  },
  pp_system_default: {
    label: 'Pay on delivery',
    sentence: 'Nothing is charged now. You pay when your order is handed to you.',
  },
  pp_stripe_stripe: {
    label: 'Card, wallet or bank',
    sentence:
      'Stripe takes the payment, and shows what you can pay with. Card details go to Stripe only. This shop never sees them.',
  },
  pp_razorpay: {
    label: 'Razorpay: UPI, card or netbanking',
    sentence:
      'Razorpay opens a window when you place the order, and takes the payment. What you type there goes to Razorpay only. This shop never sees it.',
  },
  'pp_bank-transfer': {
    label: 'Bank transfer',
    sentence:
      'Nothing is charged now. With your order you get our account and a reference to pay with. We send your order when the money has come.',
  },
  'pp_nothing-to-pay': {
    label: 'Nothing to pay',
    sentence: 'Your order is paid for in full by your discount. Nothing is charged.',
  },
  pp_test: {
    label: 'Test card',
    sentence: 'Card details go to the payment provider only. This shop never sees them.',
  },
}

/** A shop offers only what it knows. */
export const paymentWords = (kind: PaymentKind): ProviderWords =>
  (kinds as Readonly<Partial<Record<string, ProviderWords>>>)[kind] ?? { label: kind, sentence: '' }

/** Beside an order that waits for its money. */
export const bankTransferCopy = {
  heading: 'Bank transfer',
  sentence:
    'Please transfer the amount to this account, with this reference. We send your order when it has come.',
  amount: 'Amount',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference',
} as const

/** While a payment is under way, and when it was not made. */
export const payingCopy = {
  declined: {
    'insufficient-funds':
      'The payment was declined: there is not enough money on the card. Nothing was charged. Try another way to pay.',
    'expired-card': 'The payment was declined: the card has expired. Nothing was charged. Try another card.',
    'incorrect-code':
      'The payment was declined: the security code is not right. Nothing was charged. Check it and try again.',
    declined: 'The payment was declined. Nothing was charged. Try another way to pay.',
  } satisfies Record<DeclineReason, string>,
  released: 'What was reserved or taken for this order goes back to you. A refund can take some days.',
  reserved:
    'We could not place your order yet. Your payment is kept for it: when you try again, nothing is charged twice.',
  paying: 'Your payment is being confirmed. Please do not close this page.',
  canceling: 'Your payment is being canceled.',
  canceled: 'The payment was canceled. What was reserved or taken for it goes back to you.',
  unconfirmed: 'Your payment is not complete. Go on with it, or choose another way to pay.',
  unpaid: {
    canceled: (amount: string) =>
      `The payment of ${amount} was cancelled, and nothing was ordered. What was reserved or taken for it goes back to you.`,
    unconfirmed: (amount: string) =>
      `Your payment of ${amount} is not complete. Go on with it, or choose another way to pay.`,
  },
  changedMeanwhile: (total: string) => `Your cart has changed meanwhile: it costs ${total} now.`,
  cancel: 'Cancel payment',
  unknown: 'We do not know yet whether your payment was made. Please do not pay again: let us look.',
  atProvider: 'Your payment waits for you on the page of the payment provider.',
  look: 'Look again',
  goOn: 'Continue to the payment page',
  notReady: 'The payment form is not ready yet.',
  loading: 'Loading the payment form',
  failed: 'The payment form could not be loaded.',
  failedHint: 'Nothing was charged. Try again, or choose another way to pay.',
  cardFrame: 'Card details',
  challenge: 'Confirm your payment',
  challengeFrame: 'Your bank’s page',
  challengeHint: 'Your bank asks you to confirm this payment. Take your time: nothing is ordered before.',
  challengeReload: 'Nothing to see? Load the page again',
  stop: 'Cancel this payment? Nothing has been charged.',
  stay: 'Go on paying',
  back: {
    title: 'Your payment',
    checking: 'Checking your payment',
    lost: 'We could not find the order that this payment belongs to in this browser.',
    lostHint:
      'If you have paid, your order is placed by itself, and a confirmation is sent to you by email. You can also go on where you left the checkout.',
    checkout: 'To the checkout',
  },
} as const
