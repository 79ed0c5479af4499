import { showcaseListing, type Filters, type Facets } from './filters.ts'
import type { Product, ProductOption } from './product.ts'

type Test = (product: Product) => boolean

/** The products that pass every filter, in the given order. */
export function filterProducts(
  products: readonly Product[],
  filters: Filters,
  rules: Facets = showcaseListing,
): readonly Product[] {
  const tests = testsOf(filters, rules)
  return tests.length === 0 ? products : products.filter((product) => tests.every((test) => test(product)))
}

/** Only the filters that narrow the list, so that default filters cost nothing. */
function testsOf(
  { priceRange: [low, high], colors, sizes, categories }: Filters,
  { price: { min, max }, matching }: Facets,
): readonly Test[] {
  const tests: Test[] = []
  const valueIn = matching === 'first-value' ? firstValueIn : anyValueIn
  const highest = high >= max ? Number.POSITIVE_INFINITY : high
  if (low > min || highest !== Number.POSITIVE_INFINITY) {
    // A product without a price is in no price range.
    tests.push(({ price }) => price !== undefined && price.amount >= low && price.amount <= highest)
  }
  if (colors.length > 0) tests.push(valueIn(colors, isColor))
  if (sizes.length > 0) tests.push(valueIn(sizes, isSize))
  if (categories.length > 0) {
    const wanted = new Set(categories)
    tests.push(
      ({ categoryId, categoryIds }) =>
        (categoryId !== undefined && wanted.has(categoryId)) || categoryIds.some((id) => wanted.has(id)),
    )
  }
  return tests
}

/** Matches the first value only: a shirt in S, M and L, S first, is found under S. */
function firstValueIn(wanted: readonly string[], isWanted: (option: ProductOption) => boolean): Test {
  const values = new Set(wanted.map((value) => value.toLowerCase()))
  return ({ options }) => {
    const first = options.find(isWanted)?.values[0]
    return first !== undefined && values.has(first.toLowerCase())
  }
}

/** Matches any value: a shirt in S, M and L is found under each of them. */
function anyValueIn(wanted: readonly string[], isWanted: (option: ProductOption) => boolean): Test {
  const values = new Set(wanted.map((value) => value.toLowerCase()))
  return ({ options }) =>
    options.find(isWanted)?.values.some((value) => values.has(value.toLowerCase())) ?? false
}

const isColor = ({ name }: ProductOption): boolean => {
  const word = name.toLowerCase()
  return word === 'color' || word === 'colour'
}

const isSize = ({ name }: ProductOption): boolean => name.toLowerCase() === 'size'

/** The colours of a product, in its own order. */
export function colorsOf({ options }: Pick<Product, 'options'>): readonly string[] {
  return options.find(isColor)?.values ?? []
}

/** The sizes of a product, in its own order. */
export function sizesOf({ options }: Pick<Product, 'options'>): readonly string[] {
  return options.find(isSize)?.values ?? []
}
