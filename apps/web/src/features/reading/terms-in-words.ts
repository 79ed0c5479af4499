import type { TermsInWords } from '@umber/sample-store/live'
import type { SaleTerms } from '@umber/storefront-core'
import type { WriteMoney } from '../../bindings/preset.ts'
import { priceWords } from '../../copy/catalogue.ts'
import { deliveryCopy, paymentCopy } from '../../copy/checkout-later.ts'

const all = new Intl.ListFormat('en', { type: 'conjunction' })
const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** In the words of the checkout, so that the pages and the checkout say the same. */
export function termsInWords(
  { countries, deliveries, payments }: SaleTerms,
  written: WriteMoney,
): TermsInWords {
  return {
    countries: all.format(countries),
    payments: either.format(payments.map((kind) => paymentCopy.kinds[kind])),
    deliveries: deliveries.map(({ name, days, price }) => ({
      method: name,
      time: deliveryCopy.days(days),
      price: priceWords(price, written),
    })),
  }
}
