import { defaultFiltersOf, type Facets, type KnownFilters } from '../catalogue/filters.ts'
import { sizeOptions } from '../catalogue/option-values.ts'
import { unknownCurrency } from '../money/money.ts'

/** The range of the price filter, in major units of whatever currency the products have. */
export const priceLimits = { min: 0, max: 500, step: 10 } as const

export const colorOptions = ['Black', 'White', 'Red', 'Blue', 'Green'] as const

/** The demonstration's facets: fixed, apart from the currency. `facetsOf` derives facets from the products. */
export const showcaseFacets: Facets = {
  price: priceLimits,
  currency: unknownCurrency,
  colors: colorOptions,
  sizes: sizeOptions,
  matching: 'first-value',
}

export const defaultFilters: KnownFilters = defaultFiltersOf(showcaseFacets)
