/** So many times in so many seconds, counted from the first time. */
export interface Limit {
  readonly times: number
  readonly seconds: number
}

const minute = 60
const tenMinutes = 10 * minute
const hour = 60 * minute

/**
 * How often is too often. A visitor is an address, and whole offices and mobile networks share one, so what is counted by
 * visitor is far more than a household does; what is counted by account or email address is what one person does.
 * `RATE_LIMITS` changes them, see apps/backend/README.md.
 */
export const limits = {
  'newsletter-by-visitor': { times: 20, seconds: tenMinutes },
  'newsletter-by-email': { times: 10, seconds: tenMinutes },
  'contact-by-visitor': { times: 10, seconds: tenMinutes },
  'contact-by-email': { times: 5, seconds: tenMinutes },
  // Order numbers follow one another, so an address is all there is to guess: few tries, wherever they come from.
  'order-lookup-by-visitor': { times: 10, seconds: tenMinutes },
  'order-lookup-by-email': { times: 10, seconds: tenMinutes },
  'order-lookup-by-number': { times: 10, seconds: tenMinutes },
  // A request sends a mail to whoever placed the order.
  'order-transfer-by-visitor': { times: 20, seconds: tenMinutes },
  'order-transfer-by-order': { times: 5, seconds: tenMinutes },
  'registration-by-visitor': { times: 40, seconds: tenMinutes },
  'registration-by-email': { times: 10, seconds: tenMinutes },
  // Each sends somebody a mail.
  'password-reset-by-visitor': { times: 10, seconds: tenMinutes },
  'password-reset-by-email': { times: 5, seconds: tenMinutes },
  'verification-by-customer': { times: 5, seconds: tenMinutes },
  'password-update-by-visitor': { times: 20, seconds: tenMinutes },
  'token-refresh-by-visitor': { times: 600, seconds: tenMinutes },
  'token-refresh-by-account': { times: 60, seconds: tenMinutes },
  'cart-creation-by-visitor': { times: 200, seconds: tenMinutes },
  // Each order sends a mail and takes goods from the shelf.
  'order-by-visitor': { times: 60, seconds: tenMinutes },
  'order-by-email': { times: 20, seconds: hour },
  'search-by-visitor': { times: 300, seconds: minute },
  'return-by-visitor': { times: 30, seconds: tenMinutes },
  // Nobody clicks that fast.
  'own-list-by-customer': { times: 120, seconds: minute },
  'sign-in-by-visitor': { times: 100, seconds: tenMinutes },
  'sign-in-by-email': { times: 20, seconds: hour },
  'sign-in-by-email-and-visitor': { times: 5, seconds: hour },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof limits
export type Limits = Readonly<Record<LimitName, Limit>>

/** How long a pause is, in seconds, and the longest that it grows to. */
export interface Pause {
  readonly first: number
  readonly longest: number
}

/**
 * After the free tries there is a pause between two, and each pause is twice as long as the one before. Whoever guesses from
 * one address is stopped by the first of these long before the second, which holds up everybody at the account.
 */
export const pauses = {
  'sign-in-by-email-and-visitor': { first: 10, longest: 15 * minute },
  'sign-in-by-email': { first: 10, longest: minute },
} as const satisfies Partial<Readonly<Record<LimitName, Pause>>>

export type PausedName = keyof typeof pauses
