import { unknownCurrency, type ListingRules } from '@umber/storefront-core'

/** As long as it is not known what there is to choose from: nothing, and no price that would be a limit. */
export const unknownRules: ListingRules = {
  price: { min: 0, max: 0, step: 1 },
  currency: unknownCurrency,
  colors: [],
  sizes: [],
  matching: 'any-value',
}

/** Whether an address holds what can only be understood once the rules are known. */
export const isNarrowed = (params: URLSearchParams): boolean =>
  ['price', 'color', 'size', 'category'].some((name) => params.has(name))
