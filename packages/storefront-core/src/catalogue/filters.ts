/** The price filter's range in major units. The upper end means "and above", so nothing can vanish by default. */
export const priceLimits = { min: 0, max: 500, step: 10 } as const

export const colorOptions = ['Black', 'White', 'Red', 'Blue', 'Green'] as const

export const sizeOptions = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

export interface Filters {
  /** Lowest and highest price in major units, both inclusive; a highest of `priceLimits.max` is no limit. */
  readonly priceRange: readonly [number, number]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  /** Category ids; kept in state and address, though no control sets them yet. */
  readonly categories: readonly string[]
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
export function activeFilterCount({ priceRange, colors, sizes, categories }: Filters): number {
  const priced = priceRange[0] > priceLimits.min || priceRange[1] < priceLimits.max
  return colors.length + sizes.length + categories.length + (priced ? 1 : 0)
}
