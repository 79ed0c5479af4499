import { unknownCurrency } from '../money/money.ts'

/**
 * What a listing can be filtered by. Prices are in major units; the maximum means "and above", so that the
 * default hides nothing. `matching`: a product matches by the first value of its colour or size, or by any
 * value.
 */
export interface Facets {
  readonly price: { readonly min: number; readonly max: number; readonly step: number }
  /** The currency of the products; unknown if none has a price. */
  readonly currency: string
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly matching: 'first-value' | 'any-value'
  /** Counts over all products, if available. */
  readonly counts?: FacetCounts
}

/**
 * How many products each value would leave together with the other filters; values that leave none are
 * absent.
 */
export interface FacetCounts {
  readonly colors: ReadonlyMap<string, number>
  readonly sizes: ReadonlyMap<string, number>
  /** By slug; includes descendants. */
  readonly categories: ReadonlyMap<string, number>
}

/** The range of the price filter, in major units of whatever currency the products have. */
export const priceLimits = { min: 0, max: 500, step: 10 } as const

export const colorOptions = ['Black', 'White', 'Red', 'Blue', 'Green'] as const

export const sizeOptions = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/**
 * The demonstration's facets: fixed, apart from the currency. `listingRulesOf` derives facets from the
 * products.
 */
export const showcaseListing: Facets = {
  price: priceLimits,
  currency: unknownCurrency,
  colors: colorOptions,
  sizes: sizeOptions,
  matching: 'first-value',
}

export interface Filters {
  /** Lowest and highest price in major units, both inclusive; the maximum of the facets means no limit. */
  readonly priceRange: readonly [number, number]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  /** Category ids. In state and URL, though no control sets them yet. */
  readonly categories: readonly string[]
}

export function defaultFiltersOf({ price }: Facets): Filters {
  return { priceRange: [price.min, price.max], colors: [], sizes: [], categories: [] }
}

export const defaultFilters: Filters = {
  priceRange: [priceLimits.min, priceLimits.max],
  colors: [],
  sizes: [],
  categories: [],
}

export type SortOption = 'featured' | 'newest' | 'price-low-high' | 'price-high-low'

export const sortOptions: readonly { readonly value: SortOption; readonly label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-low-high', label: 'Price: Low to High' },
  { value: 'price-high-low', label: 'Price: High to Low' },
]

export const defaultSort: SortOption = 'featured'

/** How many filters are active: each chosen colour, size and category, and the price range as one. */
export function activeFilterCount(
  { priceRange, colors, sizes, categories }: Filters,
  { price }: Facets = showcaseListing,
): number {
  const priced = priceRange[0] > price.min || priceRange[1] < price.max
  return colors.length + sizes.length + categories.length + (priced ? 1 : 0)
}
