import type { SaleTerms } from '@umber/storefront-core/shop'
import type { Formats } from '../config/formats.ts'
import type { WriteMoney } from '../config/preset.ts'
import type { TermsInWords } from '../content/live-pages.ts'
import { priceWords } from './products.ts'
import { deliveryDays } from './checkout-steps.ts'
import { paymentWords } from './payments.ts'

/** Formats the terms of sale in the checkout's wording, so that the pages and the checkout agree. */
export function termsInWords(
  { countries, deliveries, payments }: SaleTerms,
  written: WriteMoney,
  returnDays: number,
  { all, either }: Pick<Formats, 'all' | 'either'>,
): TermsInWords {
  return {
    countries: all(countries),
    returnDays,
    payments: either(payments.map((kind) => paymentWords(kind).label)),
    deliveries: deliveries.map(({ name, days, price }) => ({
      method: name,
      time: days ? deliveryDays(days) : '',
      price: priceWords(price, written),
    })),
  }
}
