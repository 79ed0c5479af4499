import { unknownCurrency } from '../money/money.ts'

/**
 * What a listing can be narrowed by. Prices are in major units, and the upper end means "and above", so nothing
 * can vanish by default. A product is matched by the first value of its colour or size, or by any of them.
 */
export interface Facets {
  readonly price: { readonly min: number; readonly max: number; readonly step: number }
  /** Of the goods; unknown where none of them has a price. */
  readonly currency: string
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly matching: 'first-value' | 'any-value'
  /** Of all these goods, where somebody counts them. */
  readonly counts?: FacetCounts
}

/** How many products each value would leave beside what else is chosen; a value that would leave none is absent. */
export interface FacetCounts {
  readonly colors: ReadonlyMap<string, number>
  readonly sizes: ReadonlyMap<string, number>
  /** By slug. What stands below a category is counted with it. */
  readonly categories: ReadonlyMap<string, number>
}

/** The price filter's range in major units, of whatever currency the goods are in. */
export const priceLimits = { min: 0, max: 500, step: 10 } as const

export const colorOptions = ['Black', 'White', 'Red', 'Blue', 'Green'] as const

export const sizeOptions = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/** The demonstration's panel, the same whatever the shop sells but for the currency; `listingRulesOf` reads one from the goods. */
export const showcaseListing: Facets = {
  price: priceLimits,
  currency: unknownCurrency,
  colors: colorOptions,
  sizes: sizeOptions,
  matching: 'first-value',
}

export interface Filters {
  /** Lowest and highest price in major units, both inclusive; a highest that is the rules' own is no limit. */
  readonly priceRange: readonly [number, number]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  /** Category ids; kept in state and address, though no control sets them yet. */
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

/** How many of the filters narrow the list: each chosen colour, size and category, and the price as one. */
export function activeFilterCount(
  { priceRange, colors, sizes, categories }: Filters,
  { price }: Facets = showcaseListing,
): number {
  const priced = priceRange[0] > price.min || priceRange[1] < price.max
  return colors.length + sizes.length + categories.length + (priced ? 1 : 0)
}
