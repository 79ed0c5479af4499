import { unknownCurrency, type Facets } from '@umber/storefront-core'

/** The facets before they load: no choices and no price limits. */
export const unknownFacets: Facets = {
  price: { min: 0, max: 0, step: 1 },
  currency: unknownCurrency,
  colors: [],
  sizes: [],
  matching: 'any-value',
}

/** Whether the query has filters that need the facets to be parsed. */
export const isNarrowed = (params: URLSearchParams): boolean =>
  ['price', 'color', 'size', 'category'].some((name) => params.has(name))
