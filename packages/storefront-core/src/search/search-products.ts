import type {
  BandLimits,
  PriceBand,
  ProductSummary,
  SearchPage,
  SearchQuery,
  SearchSort,
} from '../ports/product-search.ts'
import { sorted } from '../parse/sorted.ts'

/** The maximum length of a search term, in characters, which also bounds the cost of pasted text. */
export const longestTerm = 200

export const defaultBand: PriceBand = 'all'
export const defaultSearchSort: SearchSort = 'relevance'

/** The price bands, in display order; their labels belong to the app. */
export const priceBands: readonly PriceBand[] = ['all', 'low', 'middle', 'high']
export const searchSorts: readonly SearchSort[] = ['relevance', 'price-low-high', 'price-high-low', 'name']

/** Whether anything but the term filters or sorts the results, so that filters can be cleared. */
export function hasActiveFilters({ band, sort }: Pick<SearchQuery, 'band' | 'sort'>): boolean {
  return band !== defaultBand || sort !== defaultSearchSort
}

/**
 * Normalises a search term: trims it, removes control characters and cuts it to 200 characters without
 * splitting one.
 */
export function searchTerm(typed: string): string {
  const trimmed = typed
    .slice(0, 10 * longestTerm)
    .replaceAll(/\p{Control}/gu, ' ')
    .trim()
  return trimmed.length <= longestTerm ? trimmed : Array.from(trimmed).slice(0, longestTerm).join('').trim()
}

/** The demonstration's bands, which are fixed. */
const fixedLimits = { low: 50, high: 100 } as const

/**
 * The requested page of matches. A product matches when its name or description contains the term, ignoring
 * case; a blank term matches nothing. Prices are compared in major units; a product without a price is only
 * in the band `all` and comes last by price. `locale` is for sorting by name.
 */
export function searchProducts(
  products: readonly ProductSummary[],
  { term, band, sort, offset, limit }: SearchQuery,
  locale = 'en',
): SearchPage {
  const matches = matching(
    products.filter(({ price }) => isInBand(price?.amount, band, fixedLimits)),
    term,
  )
  const found = sort === 'relevance' ? byRank(matches) : orders[sort](matches.map(toProduct), locale)
  const from = count(offset)
  return { products: found.slice(from, from + count(limit)), total: found.length }
}

/** At most `limit` matches, the most relevant first; none for a blank term. */
export function suggestProducts(
  products: readonly ProductSummary[],
  term: string,
  limit = 8,
): readonly ProductSummary[] {
  return byRank(matching(products, term)).slice(0, count(limit))
}

interface Match {
  readonly product: ProductSummary
  /** 0: the name starts with the term, 1: the name contains it, 2: the description does. */
  readonly rank: 0 | 1 | 2
}

const toProduct = ({ product }: Match): ProductSummary => product

/** Keeps the given order, which is also the order among equals. */
function matching(products: readonly ProductSummary[], typed: string): readonly Match[] {
  const term = folded(searchTerm(typed))
  const matches: Match[] = []
  if (term === '') return matches
  for (const product of products) {
    const at = folded(product.name).indexOf(term)
    if (at >= 0) matches.push({ product, rank: at === 0 ? 0 : 1 })
    else if (folded(product.description).includes(term)) matches.push({ product, rank: 2 })
  }
  return matches
}

const byRank = (matches: readonly Match[]): readonly ProductSummary[] =>
  [0, 1, 2].flatMap((wanted) => matches.filter(({ rank }) => rank === wanted).map(toProduct))

/** An accented letter may be one code point or two. Normalising only texts with such characters is faster. */
function folded(text: string): string {
  const lower = text.toLowerCase()
  return /[\u0300-\uFFFF]/.test(lower) ? lower.normalize('NFC') : lower
}

function isInBand(
  amount: number | undefined,
  band: PriceBand,
  { low, high }: Pick<BandLimits, 'low' | 'high'>,
): boolean {
  if (band === 'all') return true
  if (amount === undefined) return false
  if (band === 'low') return amount < low
  return band === 'high' ? amount > high : amount >= low && amount <= high
}

type Order = (products: readonly ProductSummary[], locale: string) => readonly ProductSummary[]

const orders: Readonly<Record<Exclude<SearchSort, 'relevance'>, Order>> = {
  'price-low-high': (products) => byPrice(products, 1),
  'price-high-low': (products) => byPrice(products, -1),
  // Faster in engines than a collator for the list.
  name: (products, locale) => sorted(products, (one, other) => one.name.localeCompare(other.name, locale)),
}

function byPrice(products: readonly ProductSummary[], direction: 1 | -1): readonly ProductSummary[] {
  const priced = products.filter(({ price }) => price !== undefined)
  const unpriced = products.filter(({ price }) => price === undefined)
  const amount = ({ price }: ProductSummary) => (price?.amount ?? 0) * direction
  return [...sorted(priced, (one, other) => amount(one) - amount(other)), ...unpriced]
}

/** The number may come from a URL and be anything. */
const count = (value: number): number => Math.max(0, Math.trunc(value) || 0)
