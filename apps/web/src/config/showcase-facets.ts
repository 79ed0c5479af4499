import { sizeOptions, type Facets } from '@umber/storefront-core/catalogue'
import { unknownCurrency } from '@umber/storefront-core/money'

/** The demonstration's facets: fixed, apart from the currency. The price is in major units of whatever currency the products have. */
export const showcaseFacets: Facets = {
  price: { min: 0, max: 500, step: 10 },
  currency: unknownCurrency,
  colors: ['Black', 'White', 'Red', 'Blue', 'Green'],
  sizes: sizeOptions,
  matching: 'first-value',
}
