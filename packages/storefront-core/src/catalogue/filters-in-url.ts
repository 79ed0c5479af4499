import {
  defaultSort,
  showcaseListing,
  sortOptions,
  type Filters,
  type Facets,
  type SortOption,
} from './filters.ts'
import { priceRangeTyped } from './typed-price.ts'

export interface BrowseState {
  readonly filters: Filters
  readonly sort: SortOption
}

/** Reads filters and sort from query parameters. They are untrusted input: unknown values are ignored. */
export function readFilters(
  get: (name: string) => string | null,
  rules: Facets = showcaseListing,
): BrowseState {
  return {
    filters: {
      priceRange: priceRange(get('price'), rules),
      colors: known(get('color'), rules.colors),
      sizes: known(get('size'), rules.sizes),
      categories: entries(get('category')).filter((entry) => /^[\w-]{1,100}$/.test(entry)),
    },
    sort: sortOptions.find(({ value }) => value === get('sort'))?.value ?? defaultSort,
  }
}

/** The query parameters for `readFilters`; default values are left out. */
export function writeFilters(
  { filters, sort }: BrowseState,
  { price }: Facets = showcaseListing,
): readonly (readonly [string, string])[] {
  const [low, high] = filters.priceRange
  const pairs: readonly (readonly [string, string])[] = [
    ['price', low === price.min && high === price.max ? '' : `${low}-${high}`],
    ['color', filters.colors.join(',').toLowerCase()],
    ['size', filters.sizes.join(',').toLowerCase()],
    ['category', filters.categories.join(',')],
    ['sort', sort === defaultSort ? '' : sort],
  ]
  return pairs.filter(([, value]) => value !== '')
}

const longestQuery = 2_000
const mostEntries = 20

function entries(query: string | null): readonly string[] {
  const words = (query ?? '').slice(0, longestQuery).split(',')
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))].slice(0, mostEntries)
}

/** In the spelling and order of the facets, not of the URL. */
function known(query: string | null, options: readonly string[]): readonly string[] {
  const wanted = new Set(entries(query).map((entry) => entry.toLowerCase()))
  return options.filter((option) => wanted.has(option.toLowerCase()))
}

function priceRange(query: string | null, { price }: Facets): readonly [number, number] {
  const match = /^(\d{1,6})-(\d{1,6})$/.exec(query ?? '')
  const typed = match === null ? {} : { low: Number(match[1]), high: Number(match[2]) }
  return priceRangeTyped(typed, [price.min, price.max], price)
}
