import { defaultFiltersOf, type Facets, type KnownFilters } from '../../src/catalogue/filters.ts'
import { sizeOptions } from '../../src/catalogue/option-values.ts'
import { unknownCurrency } from '../../src/money/money.ts'

export const priceLimits = { min: 0, max: 500, step: 10 } as const

export const colorOptions = ['Black', 'White', 'Red', 'Blue', 'Green'] as const

/** Facets that are not made from the products. */
export const fixedFacets: Facets = {
  price: priceLimits,
  currency: unknownCurrency,
  colors: colorOptions,
  sizes: sizeOptions,
  matching: 'first-value',
}

export const defaultFilters: KnownFilters = defaultFiltersOf(fixedFacets)
