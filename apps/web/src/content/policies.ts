import { returnDays } from './brand.ts'

/**
 * The promises of the live shop. A fork edits them here; no page states a figure of its own. Prices, countries, delivery and
 * payment are not here, because the backend knows them.
 */
export const policies = {
  founded: 2014,
  /** From an order until its parcel leaves, in business days. */
  processingDays: { from: 1, to: 2 },
  /** The settings may have other days, which the live pages state. */
  returnDays,
  /** From the return of the parcel until the refund, in business days. */
  refundDays: { from: 5, to: 7 },
  /** After an order, for changing or cancelling it. */
  changeHours: 1,
  /** Until a message is answered. */
  answerHours: 24,
} as const
