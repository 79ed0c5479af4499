import {
  browse,
  knownFilters,
  noFilters,
  readFilters,
  type Filters,
  type Product,
  type SortOption,
} from '../src/catalogue/index.ts'
import { fixedFacets } from '../test/support/fixed-facets.ts'
import { searchProducts, summaryOf, type ProductSummary, type SearchQuery } from '../src/search/index.ts'
import { product } from '../test/support/products.ts'

const count = 10_000
const rounds = 200
/** Milliseconds that one click may take out of a frame. */
const limit = 10
const colors = ['Black', 'White', 'Red', 'Blue', 'Green']
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']

const products: readonly Product[] = Array.from({ length: count }, (_, at) =>
  product({
    id: `prod_${at}`,
    amount: (at * 7_919) % 1_000,
    colors: [colors[at % 5] ?? 'Black', 'White'],
    sizes: [sizes[at % 6] ?? 'M', 'L'],
    isFeatured: at % 50 === 0,
    isNew: at % 20 === 0,
    createdAt: new Date(1_700_000_000_000 + ((at * 104_729) % count) * 60_000).toISOString(),
  }),
)

const address: Readonly<Record<string, string>> = { price: '50-450', color: 'red,blue', size: 's,m' }
const filters = knownFilters(readFilters((name) => address[name] ?? null).filters, fixedFacets)
const sorts: readonly SortOption[] = ['featured', 'newest', 'price-low-high', 'price-high-low']

/**
 * The straightforward version, for comparison: lower-cases every value of every product and parses dates in
 * the comparator.
 */
function naively(list: readonly Product[], wanted: Filters, sort: SortOption): readonly Product[] {
  const firstOf = (one: Product, name: string) =>
    one.options.find((option) => option.name.toLowerCase() === name)?.values[0]?.toLowerCase()
  const includes = (values: readonly string[], value: string | undefined) =>
    values.length === 0 || values.map((one) => one.toLowerCase()).includes(value ?? '')
  const [low, high] = wanted.priceRange ?? [0, 500]
  const date = (one: Product) => new Date(one.createdAt ?? 0).getTime()
  return list
    .filter(({ price }) => price !== undefined && price.amount >= low)
    .filter(({ price }) => price !== undefined && (high >= 500 || price.amount <= high))
    .filter((one) => includes(wanted.colors, firstOf(one, 'color')))
    .filter((one) => includes(wanted.sizes, firstOf(one, 'size')))
    .toSorted((one, other) => {
      if (sort === 'featured') return Number(other.isFeatured) - Number(one.isFeatured)
      if (sort === 'newest') return Number(other.isNew) - Number(one.isNew) || date(other) - date(one)
      const cheaper = (one.price?.amount ?? 0) - (other.price?.amount ?? 0)
      return sort === 'price-low-high' ? cheaper : -cheaper
    })
}

interface Time {
  readonly median: number
  readonly best: number
}

/** Times in milliseconds. The best one shows what a busy machine hides. */
function time(run: () => unknown): Time {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  }).toSorted((one, other) => one - other)
  return { median: times[Math.floor(rounds / 2)] ?? 0, best: times[0] ?? 0 }
}

const figures = ({ median, best }: Time) => `${median.toFixed(2).padStart(7)} (best ${best.toFixed(2)}) ms`

const tooSlow: string[] = []

/** Prints one row. `isRace`: it must also be faster than the naive pass. */
function report(name: string, ours: Time, naive: Time, isRace: boolean): void {
  const ratio = ours.median / naive.median
  const figuresOfBoth = `${figures(ours)}   naive ${figures(naive)}   ratio ${ratio.toFixed(2)}`
  process.stdout.write(`${name.padEnd(26)} ${figuresOfBoth}\n`)
  if (ours.median >= limit) tooSlow.push(`${name}: ${ours.median.toFixed(2)} ms of ${limit}`)
  if (isRace && ratio >= 1) tooSlow.push(`${name}: no faster than the naive pass`)
}

process.stdout.write(`${count} products, median of ${rounds} passes\n`)
for (const sort of sorts) {
  for (const [name, chosen] of [
    ['all', noFilters],
    ['filtered', filters],
  ] as const) {
    report(
      `${name}, ${sort}`,
      time(() => browse(products, { filters: chosen, sort }, fixedFacets)),
      time(() => naively(products, chosen, sort)),
      true,
    )
  }
}

const nouns = ['Shirt', 'Dress', 'Candle', 'Watch', 'Scarf']
const summaries: readonly ProductSummary[] = Array.from(products, (one, at) => ({
  ...summaryOf(one),
  name: `${colors[(at * 31) % 5]} ${nouns[at % 5]} ${(at * 7_919) % count}`,
  description: `A ${nouns[(at + 1) % 5]?.toLowerCase()} would go well with it, whatever the season. `.repeat(
    3,
  ),
}))

/** Lower-cases everything in every comparison, and does not normalise accents. */
function searchedNaively({ term, band, sort }: SearchQuery): readonly ProductSummary[] {
  const lower = () => term.toLowerCase()
  const rank = ({ name, description }: ProductSummary) => {
    if (name.toLowerCase().startsWith(lower())) return 0
    if (name.toLowerCase().includes(lower())) return 1
    return description.toLowerCase().includes(lower()) ? 2 : 3
  }
  const amount = ({ price }: ProductSummary) => price?.amount ?? Number.MAX_VALUE
  return summaries
    .filter((one) => rank(one) < 3 && (band === 'all' || amount(one) > 100))
    .toSorted((one, other) => {
      if (sort === 'relevance') return rank(one) - rank(other)
      return sort === 'name' ? one.name.localeCompare(other.name, 'en') : amount(one) - amount(other)
    })
}

for (const sort of ['relevance', 'price-low-high', 'name'] as const) {
  const query: SearchQuery = { term: 'shirt', band: 'high', sort, offset: 0, limit: 100 }
  report(
    `search, ${sort}`,
    time(() => searchProducts(summaries, query)),
    time(() => searchedNaively(query)),
    false,
  )
}

if (tooSlow.length > 0) {
  process.stderr.write(`Too slow:\n${tooSlow.join('\n')}\n`)
  process.exitCode = 1
}
