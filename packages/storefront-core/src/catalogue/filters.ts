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
  /** What the merchant calls the colour and the size; absent where an app has its own words. */
  readonly names?: { readonly color?: string | undefined; readonly size?: string | undefined }
  /** How colours look that the merchant has set, by their names in lower case. */
  readonly swatches?: ReadonlyMap<string, string>
  /** The other options that narrow the list: each has at least two values. */
  readonly options?: readonly OptionFacet[]
  readonly matching: 'first-value' | 'any-value'
  /** Counts over all products, if available. */
  readonly counts?: FacetCounts
}

/** An option that is neither colour nor size, such as a material. */
export interface OptionFacet {
  readonly name: string
  readonly values: readonly string[]
}

/**
 * How many products each value would leave together with the other filters; values that leave none are
 * absent.
 */
export interface FacetCounts {
  readonly colors: ReadonlyMap<string, number>
  readonly sizes: ReadonlyMap<string, number>
  /** The values of the other options, by `optionKey`. */
  readonly options?: ReadonlyMap<string, number>
  /** By slug; includes descendants. */
  readonly categories: ReadonlyMap<string, number>
}

/** Lowest and highest price in major units, both inclusive; the maximum of the facets means no limit. */
export type PriceRange = readonly [number, number]

/** Filters as chosen, or as an address names them. `knownFilters` checks them against the facets of a list. */
export interface Filters {
  /** Absent: any price. */
  readonly priceRange?: PriceRange | undefined
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  /** Values of other options, as `optionKey` writes them: values of one option are alternatives. */
  readonly options?: readonly string[] | undefined
  /** Category ids. */
  readonly categories: readonly string[]
}

/** Filters that a list has: values in the spelling and order of its facets, and a price range within theirs. */
export interface KnownFilters extends Filters {
  readonly priceRange: PriceRange
}

/** Hides nothing, in any list. */
export const noFilters: Filters = { colors: [], sizes: [], categories: [] }

/** What the filter panel shows before anything is chosen. */
export function defaultFiltersOf({ price }: Facets): KnownFilters {
  return { priceRange: [price.min, price.max], colors: [], sizes: [], categories: [] }
}

export type SortOption = 'featured' | 'newest' | 'price-low-high' | 'price-high-low'

export const sortOptions: readonly { readonly value: SortOption; readonly label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-low-high', label: 'Price: Low to High' },
  { value: 'price-high-low', label: 'Price: High to Low' },
]

export const defaultSort: SortOption = 'featured'

/**
 * How many filters are active: each chosen colour, size, other value and category, and the price range as one. Without
 * facets, any price range counts.
 */
export function activeFilterCount(
  { priceRange, colors, sizes, options = [], categories }: Filters,
  facets?: Pick<Facets, 'price'>,
): number {
  const priced = priceRange !== undefined && !isWholeRange(priceRange, facets)
  return colors.length + sizes.length + options.length + categories.length + (priced ? 1 : 0)
}

/** Whether a price range reaches from one end of the facets to the other. */
export function isWholeRange([low, high]: PriceRange, facets: Pick<Facets, 'price'> | undefined): boolean {
  return facets !== undefined && low <= facets.price.min && high >= facets.price.max
}
