import type { ShopPlan } from './shop-plan'

/** What a merchant says about a shop that has nothing yet. */
export interface EmptyShop {
  readonly name: string
  readonly currency: string
  /** ISO codes in lower case; the first is where the stock is. */
  readonly countries: readonly [string, ...string[]]
  /** The price of the only shipping option, in major units of the currency. */
  readonly shippingPrice: number
}

/**
 * The plan of a shop that the merchant completes in the dashboard: addresses, tax rates and further shipping options.
 * Prices include tax, because the storefront shows them so.
 */
export function emptyPlan({ name, currency, countries, shippingPrice }: EmptyShop): ShopPlan {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return {
    name,
    salesChannel: { name: `${name} online`, description: 'The shop on the web' },
    regions: [
      {
        name: countries.map((country) => names.of(country.toUpperCase()) ?? country).join(', '),
        currency,
        countries: [{ code: countries[0] }, ...countries.slice(1).map((code) => ({ code }))],
        taxInclusive: true,
        shippingPrices: { standard: shippingPrice },
      },
    ],
    warehouse: { name: 'Warehouse', address: { address_1: '', country_code: countries[0] } },
    shippingOptions: [
      {
        code: 'standard',
        name: 'Standard Shipping',
        description: '5 to 7 business days',
        businessDays: [5, 7],
      },
    ],
    returnOption: {
      code: 'return',
      name: 'Return by post',
      description: 'With the label in the parcel',
    },
    returnReasons: [
      { value: 'not-as-expected', label: 'Not as expected' },
      { value: 'damaged', label: 'Damaged or faulty' },
      { value: 'wrong-item', label: 'Not what was ordered' },
      { value: 'changed-mind', label: 'Changed my mind' },
    ],
  }
}
