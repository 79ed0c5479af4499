import { returnDays } from '../return-days.ts'

/**
 * The figures of the shop's pages, said once. Amounts are US dollars, as the policies have them: checkout asks other
 * prices for express (12.99), and product cards say delivery is free. That is how the demonstration is specified.
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
  returnDays,
  refundDays: '5-7 business days',
  changeWindow: '1 hour',
} as const

/** Writes an amount of dollars as the shop does. */
export type Dollars = (amount: number) => string
