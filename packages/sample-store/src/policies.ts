/**
 * What the shop promises where it is no demonstration. Whoever sells with it writes their own here: no page says a figure
 * of its own. Prices, countries and ways to deliver and to pay are not here, for the backend knows them.
 */
export const policies = {
  founded: 2014,
  /** Until a parcel leaves. */
  processingDays: '1-2 business days',
  /** Days from delivery within which goods may come back. */
  returnDays: 30,
  /** From the parcel's return to the money's. */
  refundDays: '5-7 business days',
  /** After an order, for changing or cancelling it. */
  changeWindow: '1 hour',
  /** Until somebody answers a message. */
  answerWithin: '24 hours',
  nonReturnable: [
    'Underwear',
    'Swimwear',
    'Final sale items',
    'Personalised items',
    'Items damaged by misuse',
  ],
} as const
