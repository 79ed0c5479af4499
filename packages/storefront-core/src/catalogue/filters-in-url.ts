import {
  defaultSort,
  isWholeRange,
  sortOptions,
  type Facets,
  type Filters,
  type KnownFilters,
  type OptionFacet,
  type PriceRange,
  type SortOption,
} from './filters.ts'
import { optionKey } from './option-keys.ts'
import { priceRangeTyped } from './typed-price.ts'

export interface BrowseState<Chosen extends Filters = Filters> {
  readonly filters: Chosen
  readonly sort: SortOption
}

/** The query parameters that `readFilters` reads. */
export const filterParams = ['price', 'color', 'size', 'option', 'category', 'sort'] as const

/**
 * Reads filters and sort from query parameters, without knowing what the shop has: colours and sizes are
 * strings in lower case. `knownFilters` checks them.
 */
export function readFilters(get: (name: string) => string | null): BrowseState {
  const priceRange = rangeFrom(get('price'))
  const options = entries(get('option')?.toLowerCase())
  return {
    filters: {
      ...(priceRange !== undefined && { priceRange }),
      colors: entries(get('color')?.toLowerCase()),
      sizes: entries(get('size')?.toLowerCase()),
      ...(options.length > 0 && { options }),
      categories: entries(get('category')).filter((entry) => /^[\w-]{1,100}$/.test(entry)),
    },
    sort: sortOptions.find(({ value }) => value === get('sort'))?.value ?? defaultSort,
  }
}

/**
 * Filters checked against the facets of a list. They may come from an address, which is untrusted input:
 * values that the facets do not have are left out, and the price range is put in order, on the steps and
 * within the limits.
 */
export function knownFilters(
  { priceRange, colors, sizes, options, categories }: Filters,
  { price, ...facets }: Facets,
): KnownFilters {
  const chosen = knownOptions(options ?? [], facets.options ?? [])
  const [low, high] = priceRange ?? []
  return {
    priceRange: priceRangeTyped({ low, high }, [price.min, price.max], price),
    colors: known(colors, facets.colors),
    sizes: known(sizes, facets.sizes),
    ...(chosen.length > 0 && { options: chosen }),
    categories,
  }
}

/**
 * The query parameters for `readFilters`; default values are left out. Without facets, every price range is written.
 */
export function writeFilters(
  { filters, sort }: BrowseState,
  facets?: Pick<Facets, 'price'>,
): readonly (readonly [string, string])[] {
  const { priceRange } = filters
  const isPriced = priceRange !== undefined && !isWholeRange(priceRange, facets)
  const pairs: readonly (readonly [string, string])[] = [
    ['price', isPriced ? priceRange.join('-') : ''],
    ['color', filters.colors.join(',').toLowerCase()],
    ['size', filters.sizes.join(',').toLowerCase()],
    ['option', (filters.options ?? []).join(',')],
    ['category', filters.categories.join(',')],
    ['sort', sort === defaultSort ? '' : sort],
  ]
  return pairs.filter(([, value]) => value !== '')
}

const longestQuery = 2_000
const mostEntries = 20

function entries(query: string | null | undefined): readonly string[] {
  const words = (query ?? '').slice(0, longestQuery).split(',')
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))].slice(0, mostEntries)
}

/** In the spelling and order of the facets. */
function known(chosen: readonly string[], options: readonly string[]): readonly string[] {
  const wanted = new Set(chosen.map((value) => value.toLowerCase()))
  return options.filter((option) => wanted.has(option.toLowerCase()))
}

function knownOptions(chosen: readonly string[], facets: readonly OptionFacet[]): readonly string[] {
  if (chosen.length === 0) return []
  const wanted = new Set(chosen)
  return facets
    .flatMap(({ name, values }) => values.map((value) => optionKey(name, value)))
    .filter((key) => wanted.has(key))
}

function rangeFrom(query: string | null): PriceRange | undefined {
  const match = /^(\d{1,12})-(\d{1,12})$/.exec(query ?? '')
  return match === null ? undefined : [Number(match[1]), Number(match[2])]
}
