import { returnDays } from './brand.ts'

/**
 * The promises of the live shop. A fork edits them here; no page states a figure of its own. Prices, countries, delivery and
 * payment are not here, because the backend knows them.
 */
export const policies = {
  founded: 2014,
  /** From an order until its parcel leaves. */
  processingDays: '1-2 business days',
  /** The settings may have other days, which the live pages state. */
  returnDays,
  /** From the return of the parcel until the refund. */
  refundDays: '5-7 business days',
  /** After an order, for changing or cancelling it. */
  changeWindow: '1 hour',
  /** Until a message is answered. */
  answerWithin: '24 hours',
  nonReturnable: [
    'Underwear',
    'Swimwear',
    'Final sale items',
    'Personalised items',
    'Items damaged by misuse',
  ],
} as const

/**
 * The figures of the demonstration's pages. Amounts are US dollars. The specification has other prices at checkout (12.99 for
 * express) and free delivery on the product cards.
 */
export const figures = {
  founded: 2014,
  freeShippingOver: 99,
  standardPrice: 5.99,
  expressPrice: 9.99,
  overnightPrice: 24.99,
  standardDays: '5-7 business days',
  expressDays: '2-3 business days',
  overnightDays: 'next business day',
  processingDays: '1-2 business days',
  cutOff: '2 PM EST',
  internationalDays: '7-14 business days',
  countries: '25+',
  returnDays: policies.returnDays,
  refundDays: '5-7 business days',
  changeWindow: '1 hour',
} as const

/** Formats an amount of dollars. */
export type Dollars = (amount: number) => string
