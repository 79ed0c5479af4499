/** `times` requests in `seconds`, counted from the first one. */
export interface Limit {
  readonly times: number
  readonly seconds: number
}

const minute = 60
const tenMinutes = 10 * minute
const hour = 60 * minute

/**
 * Rate limits. Whole offices and mobile networks share one address, so limits by visitor are far above the use of a single
 * person, while limits by account or email match it. `RATE_LIMITS` overrides them, see apps/backend/README.md.
 */
export const limits = {
  'newsletter-by-visitor': { times: 20, seconds: tenMinutes },
  'newsletter-by-email': { times: 10, seconds: tenMinutes },
  'back-in-stock-by-visitor': { times: 40, seconds: tenMinutes },
  'back-in-stock-by-email': { times: 20, seconds: tenMinutes },
  'contact-by-visitor': { times: 10, seconds: tenMinutes },
  'contact-by-email': { times: 5, seconds: tenMinutes },
  // Order numbers are sequential, so only the email has to be guessed: few attempts from any address.
  'order-lookup-by-visitor': { times: 10, seconds: tenMinutes },
  'order-lookup-by-email': { times: 10, seconds: tenMinutes },
  'order-lookup-by-number': { times: 10, seconds: tenMinutes },
  // A request sends an email to the buyer.
  'order-transfer-by-visitor': { times: 20, seconds: tenMinutes },
  'order-transfer-by-order': { times: 5, seconds: tenMinutes },
  'registration-by-visitor': { times: 40, seconds: tenMinutes },
  'registration-by-email': { times: 10, seconds: tenMinutes },
  // Each says that the address has an account.
  'taken-address-by-visitor': { times: 20, seconds: hour },
  // Each request sends an email.
  'password-reset-by-visitor': { times: 10, seconds: tenMinutes },
  'password-reset-by-email': { times: 5, seconds: tenMinutes },
  'verification-by-customer': { times: 5, seconds: tenMinutes },
  // Mails that anyone can cause: resets, verifications, transfers, notices of a registration. Those of orders are not counted.
  'mail-by-recipient': { times: 12, seconds: hour },
  'mail-by-visitor': { times: 60, seconds: hour },
  // Of each request of a signed-in customer that has to prove the password: to change it or the address, or to end the account.
  'password-proof-by-customer': { times: 10, seconds: hour },
  'email-change-by-customer': { times: 10, seconds: hour },
  // All that is stored of a customer, in one file.
  'own-data-by-customer': { times: 5, seconds: hour },
  // With up to four photographs.
  'review-by-customer': { times: 30, seconds: hour },
  'question-by-customer': { times: 20, seconds: hour },
  'newsletter-link-by-visitor': { times: 60, seconds: tenMinutes },
  'order-change-by-visitor': { times: 30, seconds: tenMinutes },
  'password-update-by-visitor': { times: 20, seconds: tenMinutes },
  'token-refresh-by-visitor': { times: 600, seconds: tenMinutes },
  'token-refresh-by-account': { times: 60, seconds: tenMinutes },
  'cart-creation-by-visitor': { times: 200, seconds: tenMinutes },
  // Each change of a cart counts once, and once more for each ten lines of it.
  'cart-write-by-visitor': { times: 1_500, seconds: tenMinutes },
  // Each code counts, not each request. A code that the shopper types is tried up to four times: in capitals too, and once more
  // for the reason why it gives no discount.
  'promotion-code-by-visitor': { times: 60, seconds: tenMinutes },
  // Each attempt may be a guess of a code that is worth money.
  'gift-card-by-visitor': { times: 20, seconds: tenMinutes },
  // Each order sends an email and reserves stock.
  'order-by-visitor': { times: 60, seconds: tenMinutes },
  'order-by-email': { times: 20, seconds: hour },
  'search-by-visitor': { times: 300, seconds: minute },
  // Each makes a PDF.
  'invoice-by-visitor': { times: 60, seconds: tenMinutes },
  'return-by-visitor': { times: 30, seconds: tenMinutes },
  // Each request asks Razorpay with the merchant's key, which has a limit of its own.
  'payment-state-by-visitor': { times: 100, seconds: tenMinutes },
  // Above the rate of manual clicks.
  'own-list-by-customer': { times: 120, seconds: minute },
  'sign-in-by-visitor': { times: 100, seconds: tenMinutes },
  'sign-in-by-email': { times: 20, seconds: hour },
  'sign-in-by-email-and-visitor': { times: 5, seconds: hour },
  // In place of the three above, for a browser that has signed in to the account before.
  'sign-in-by-device': { times: 5, seconds: hour },
  'second-factor-by-account': { times: 10, seconds: hour },
  // A code of an app is good for a minute and a half, and opens one sign-in.
  'used-code-by-account': { times: 1, seconds: 2 * minute },
  // Each code counts, because each is hashed slowly. The dashboard asks for ten.
  'recovery-codes-by-account': { times: 30, seconds: hour },
  // While an account pauses: attempts of visitors who have not failed there before.
  'first-sign-in-by-email-and-network': { times: 30, seconds: hour },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof limits
export type Limits = Readonly<Record<LimitName, Limit>>

/** The first pause and the longest one, in seconds. */
export interface Pause {
  readonly first: number
  readonly longest: number
}

/**
 * Beyond the free attempts each attempt starts a pause, twice as long as the one before. An attacker on one address is
 * stopped by the first limit long before the one by email, which delays everyone at the account but its known browsers and
 * visitors who have not failed there before.
 */
export const pauses = {
  'sign-in-by-email-and-visitor': { first: 10, longest: 15 * minute },
  'sign-in-by-device': { first: 10, longest: 15 * minute },
  'sign-in-by-email': { first: 10, longest: minute },
} as const satisfies Partial<Readonly<Record<LimitName, Pause>>>

export type PausedName = keyof typeof pauses
