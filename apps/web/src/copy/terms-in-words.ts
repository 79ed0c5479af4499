import type { SaleTerms } from '@umber/storefront-core/shop'
import type { WriteMoney } from '../config/preset.ts'
import type { TermsInWords } from '../content/live-pages.ts'
import { priceWords } from './products.ts'
import { deliveryCopy } from './checkout-steps.ts'
import { paymentWords } from './payments.ts'

const all = new Intl.ListFormat('en', { type: 'conjunction' })
const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** Formats the terms of sale in the checkout's wording, so that the pages and the checkout agree. */
export function termsInWords(
  { countries, deliveries, payments }: SaleTerms,
  written: WriteMoney,
  returnDays: number,
): TermsInWords {
  return {
    countries: all.format(countries),
    returnDays,
    payments: either.format(payments.map((kind) => paymentWords(kind).label)),
    deliveries: deliveries.map(({ name, days, price }) => ({
      method: name,
      time: days ? deliveryCopy.days(days) : '',
      price: priceWords(price, written),
    })),
  }
}
