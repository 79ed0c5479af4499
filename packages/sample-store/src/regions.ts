import { store, type ShippingOption } from './store.ts'
import { stateSalesTaxes } from './state-sales-taxes.ts'
import type { SampleProvince, SampleTax } from './tax.ts'

export interface SampleCountry {
  /** ISO 3166-1 alpha-2, in lower case, as Medusa writes it. */
  readonly code: string
  /** Absent where only the provinces tax. */
  readonly tax?: SampleTax
  readonly provinces?: readonly SampleProvince[]
}

/** Where the sample store sells: one currency, its countries with their taxes, and what a delivery costs there. */
export interface SampleRegion {
  readonly name: string
  readonly currency: string
  readonly countries: readonly [SampleCountry, ...SampleCountry[]]
  /** Whether prices include the tax of the buyer's country. */
  readonly taxInclusive: boolean
  /** In major units of the currency. */
  readonly shippingPrices: Readonly<Record<ShippingOption['code'], number>>
  /** Slugs of the products that are not sold there: they have no price in its currency. */
  readonly withoutProducts: readonly string[]
}

const [standard, express, overnight] = store.shippingOptions

/** `name` is the country's own word. */
const vat = (rate: number, name = 'VAT'): SampleTax => ({ name, code: `VAT${rate}`, rate })

/** The default region first, which is the only one of the showcase. */
export const regions: readonly [SampleRegion, ...SampleRegion[]] = [
  {
    name: store.region.name,
    currency: store.currency,
    countries: [{ code: 'in', tax: store.tax }],
    taxInclusive: store.region.taxInclusive,
    shippingPrices: { standard: standard.price, express: express.price, overnight: overnight.price },
    withoutProducts: [],
  },
  {
    name: 'Europe',
    currency: 'eur',
    countries: [
      { code: 'de', tax: vat(19, 'MwSt') },
      { code: 'fr', tax: vat(20, 'TVA') },
      { code: 'it', tax: vat(22, 'IVA') },
      { code: 'at', tax: vat(20, 'USt') },
      { code: 'ie', tax: vat(23) },
    ],
    taxInclusive: true,
    shippingPrices: { standard: 4.9, express: 9.9, overnight: 19.9 },
    withoutProducts: [],
  },
  {
    name: 'United States',
    currency: 'usd',
    countries: [{ code: 'us', provinces: stateSalesTaxes }],
    taxInclusive: false,
    shippingPrices: { standard: 6, express: 14, overnight: 28 },
    withoutProducts: ['monsoon-candle'],
  },
  {
    name: 'Japan',
    currency: 'jpy',
    countries: [{ code: 'jp', tax: { name: '消費税', code: 'JCT10', rate: 10 } }],
    taxInclusive: true,
    shippingPrices: { standard: 600, express: 1200, overnight: 2400 },
    withoutProducts: ['zip-wallet'],
  },
]
