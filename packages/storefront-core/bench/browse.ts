import { browse, defaultFilters, readFilters, type Product, type SortOption } from '../src/index.ts'
import { product } from '../test/support/products.ts'

const count = 10_000
const rounds = 200
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

const { filters } = readFilters((name) => ({ price: '50-450', color: 'red,blue', size: 's,m' })[name] ?? null)
const sorts: readonly SortOption[] = ['featured', 'newest', 'price-low-high', 'price-high-low']

/** What one would write first: every value lower-cased for every product, dates parsed in the comparison. */
function naively(list: readonly Product[], wanted: typeof filters, sort: SortOption): readonly Product[] {
  const firstOf = (one: Product, name: string) =>
    one.options.find((option) => option.name.toLowerCase() === name)?.values[0]?.toLowerCase()
  const includes = (values: readonly string[], value: string | undefined) =>
    values.length === 0 || values.map((one) => one.toLowerCase()).includes(value ?? '')
  const date = (one: Product) => new Date(one.createdAt ?? 0).getTime()
  return list
    .filter(({ price }) => price !== undefined && price.amount >= wanted.priceRange[0])
    .filter(
      ({ price }) =>
        price !== undefined && (wanted.priceRange[1] >= 500 || price.amount <= wanted.priceRange[1]),
    )
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

/** In milliseconds. The best one tells what a busy machine hides. */
function time(run: () => unknown): Time {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  }).toSorted((one, other) => one - other)
  return { median: times[Math.floor(rounds / 2)] ?? 0, best: times[0] ?? 0 }
}

const figures = ({ median, best }: Time) => `${median.toFixed(2).padStart(7)} (best ${best.toFixed(2)}) ms`

function report(name: string, ours: Time, naive: Time): void {
  const ratio = (ours.median / naive.median).toFixed(2)
  process.stdout.write(`${name.padEnd(26)} ${figures(ours)}   naive ${figures(naive)}   ratio ${ratio}\n`)
}

process.stdout.write(`${count} products, median of ${rounds} passes\n`)
for (const sort of sorts) {
  for (const [name, chosen] of [
    ['all', defaultFilters],
    ['filtered', filters],
  ] as const) {
    const ours = time(() => browse(products, { filters: chosen, sort }))
    report(
      `${name}, ${sort}`,
      ours,
      time(() => naively(products, chosen, sort)),
    )
  }
}
