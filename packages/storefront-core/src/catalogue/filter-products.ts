import { isWholeRange, type Facets, type Filters } from './filters.ts'
import { optionKey, optionOfKey } from './option-keys.ts'
import { isColor, isSize } from './option-values.ts'
import { otherOptionsOf } from './other-options.ts'
import type { Product, ProductOption } from './product.ts'

type Test = (product: Product) => boolean

/**
 * The products that pass every filter, in the given order. Without the facets that the filters belong to,
 * both ends of the price range count, and any value of a product matches.
 */
export function filterProducts(
  products: readonly Product[],
  filters: Filters,
  facets?: Facets,
): readonly Product[] {
  const tests = testsOf(filters, facets)
  return tests.length === 0 ? products : products.filter((product) => tests.every((test) => test(product)))
}

/** Only the filters that narrow the list, so that default filters cost nothing. */
function testsOf(
  { priceRange, colors, sizes, options = [], categories }: Filters,
  facets: Facets | undefined,
): readonly Test[] {
  const tests: Test[] = []
  const valueIn = facets?.matching === 'first-value' ? firstValueIn : anyValueIn
  if (priceRange !== undefined && !isWholeRange(priceRange, facets)) {
    const [low, high] = priceRange
    const highest = facets !== undefined && high >= facets.price.max ? Number.POSITIVE_INFINITY : high
    // A product without a price is in no price range.
    tests.push(({ price }) => price !== undefined && price.amount >= low && price.amount <= highest)
  }
  if (colors.length > 0) tests.push(valueIn(colors, isColor))
  if (sizes.length > 0) tests.push(valueIn(sizes, isSize))
  for (const option of new Set(options.map(optionOfKey)))
    tests.push(otherValueIn(options.filter((key) => optionOfKey(key) === option)))
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

/** Matches any value of the option that the keys name. */
function otherValueIn(keys: readonly string[]): Test {
  const wanted = new Set(keys)
  return (product) =>
    otherOptionsOf(product).some(({ name, values }) =>
      values.some((value) => wanted.has(optionKey(name, value))),
    )
}
