import {
  colorOptions,
  defaultFilters,
  defaultSort,
  priceLimits,
  sizeOptions,
  sortOptions,
  type Filters,
  type SortOption,
} from './filters.ts'

export interface BrowseState {
  readonly filters: Filters
  readonly sort: SortOption
}

/** Reads filters and sort from query parameters. Anyone may type an address: what is not ours is ignored. */
export function readFilters(get: (name: string) => string | null): BrowseState {
  return {
    filters: {
      priceRange: priceRange(get('price')),
      colors: known(get('color'), colorOptions),
      sizes: known(get('size'), sizeOptions),
      categories: entries(get('category')).filter((entry) => /^[\w-]{1,100}$/.test(entry)),
    },
    sort: sortOptions.find(({ value }) => value === get('sort'))?.value ?? defaultSort,
  }
}

/** The query parameters that bring the same filters and sort back; whatever is at its default is left out. */
export function writeFilters({ filters, sort }: BrowseState): readonly (readonly [string, string])[] {
  const [low, high] = filters.priceRange
  const [lowest, highest] = defaultFilters.priceRange
  const pairs: readonly (readonly [string, string])[] = [
    ['price', low === lowest && high === highest ? '' : `${low}-${high}`],
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

/** In the panel's own spelling and order, whatever the address says. */
function known(query: string | null, options: readonly string[]): readonly string[] {
  const wanted = new Set(entries(query).map((entry) => entry.toLowerCase()))
  return options.filter((option) => wanted.has(option.toLowerCase()))
}

function priceRange(query: string | null): readonly [number, number] {
  const match = /^(\d{1,6})-(\d{1,6})$/.exec(query ?? '')
  if (match === null) return defaultFilters.priceRange
  const ends = [onStep(Number(match[1])), onStep(Number(match[2]))] as const
  return [Math.min(...ends), Math.max(...ends)]
}

function onStep(value: number): number {
  const { min, max, step } = priceLimits
  return Math.min(max, Math.max(min, Math.round(value / step) * step))
}
