import { tagOf, type PageLocale } from './locale.ts'
import { formatMoney, type MoneyFormat } from '@umber/storefront-core/money'

/** The locale of the showcase: the specification's. */
export const showcasePageLocale: PageLocale = { language: 'en', country: 'in', prefix: '' }

/** Rupees without decimals, as in the showcase's catalogue and cart: "₹1,299". */
export const rupeesFormat: MoneyFormat = { locale: tagOf(showcasePageLocale), decimals: 'none' }

/** Dollars with cents, as in the showcase's checkout and policies: "$5.99". */
export const formatDollars = (amount: number): string =>
  formatMoney({ amount, currency: 'usd' }, { locale: 'en-US' })
