import type {
  PriceBand,
  ProductSummary,
  SearchPage,
  SearchQuery,
  SearchSort,
} from '../ports/product-search.ts'

/** More than anybody types; a pasted page of text costs no more than this. In characters. */
export const longestTerm = 200

export const defaultBand: PriceBand = 'all'
export const defaultSearchSort: SearchSort = 'relevance'

/** The bands of the panel, in its order; their sentences belong to the screen. */
export const priceBands: readonly PriceBand[] = ['all', 'under-50', '50-to-100', 'over-100']
export const searchSorts: readonly SearchSort[] = ['relevance', 'price-low-high', 'price-high-low', 'name']

/** Whether anything but the term narrows or orders the results, which is when filters can be cleared. */
export function hasActiveFilters({ band, sort }: Pick<SearchQuery, 'band' | 'sort'>): boolean {
  return band !== defaultBand || sort !== defaultSearchSort
}

/** A term as it is searched for: without white space around it, cut to 200 characters, never in halves. */
export function searchTerm(typed: string): string {
  const trimmed = typed.slice(0, 10 * longestTerm).trim()
  return trimmed.length <= longestTerm ? trimmed : Array.from(trimmed).slice(0, longestTerm).join('').trim()
}

/**
 * The part of the matches that the query asks for. A product matches when its name or description holds the
 * term, in any case; a blank term matches nothing. Prices are compared in the products' major units, and a
 * product without a price is in no band but `all` and last by price. `locale` is the one names are sorted by.
 */
export function searchProducts(
  products: readonly ProductSummary[],
  { term, band, sort, offset, limit }: SearchQuery,
  locale = 'en',
): SearchPage {
  const inBand = bands[band]
  const ranks = ranked(products, term).map((rank) => rank.filter(({ price }) => inBand(price?.amount)))
  // Whatever else they are sorted by starts from the order they were given in, not from their relevance.
  const found = sort === 'relevance' ? ranks.flat() : orders[sort](inGivenOrder(products, ranks), locale)
  const from = count(offset)
  return { products: found.slice(from, from + count(limit)), total: found.length }
}

/** At most `limit` products that match, the most relevant first; none for a blank term. */
export function suggestProducts(
  products: readonly ProductSummary[],
  term: string,
  limit = 8,
): readonly ProductSummary[] {
  return ranked(products, term).flat().slice(0, count(limit))
}

/** Those whose name starts with the term, those whose name holds it, and those whose description does. */
function ranked(products: readonly ProductSummary[], typed: string): readonly ProductSummary[][] {
  const term = folded(searchTerm(typed))
  const starting: ProductSummary[] = []
  const named: ProductSummary[] = []
  const described: ProductSummary[] = []
  if (term === '') return []
  for (const product of products) {
    const at = folded(product.name).indexOf(term)
    if (at === 0) starting.push(product)
    else if (at > 0) named.push(product)
    else if (folded(product.description).includes(term)) described.push(product)
  }
  return [starting, named, described]
}

/** A letter with its accent may be one character or two, which look the same. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase()

const bands: Readonly<Record<PriceBand, (amount: number | undefined) => boolean>> = {
  all: () => true,
  'under-50': (amount) => amount !== undefined && amount < 50,
  '50-to-100': (amount) => amount !== undefined && amount >= 50 && amount <= 100,
  'over-100': (amount) => amount !== undefined && amount > 100,
}

type Order = (products: readonly ProductSummary[], locale: string) => readonly ProductSummary[]

const orders: Readonly<Record<Exclude<SearchSort, 'relevance'>, Order>> = {
  'price-low-high': (products) => byPrice(products, 1),
  'price-high-low': (products) => byPrice(products, -1),
  name: (products, locale) => {
    const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
    return products.toSorted((one, other) => compare(one.name, other.name))
  },
}

function byPrice(products: readonly ProductSummary[], direction: 1 | -1): readonly ProductSummary[] {
  const priced = products.filter(({ price }) => price !== undefined)
  const unpriced = products.filter(({ price }) => price === undefined)
  const amount = ({ price }: ProductSummary) => (price?.amount ?? 0) * direction
  return [...priced.sort((one, other) => amount(one) - amount(other)), ...unpriced]
}

function inGivenOrder(
  products: readonly ProductSummary[],
  ranks: readonly (readonly ProductSummary[])[],
): readonly ProductSummary[] {
  const found = new Set(ranks.flat())
  return products.filter((product) => found.has(product))
}

/** A number out of an address may be anything. */
const count = (value: number): number => Math.max(0, Math.trunc(value) || 0)
