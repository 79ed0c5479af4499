import type { FacetQuery } from '../ports/product-listing.ts'
import { productsInCategory, productsWithin, type WholeCatalogue } from './products-in-category.ts'
import { filterProducts } from './filter-products.ts'
import { optionKey, optionOfKey } from './option-keys.ts'
import { colorsOf, sizesOf } from './option-values.ts'
import { otherOptionsOf } from './other-options.ts'
import type { FacetCounts, Filters } from './filters.ts'
import type { Product } from './product.ts'

/** Counts facet values over all products. */
export function countFacets(
  catalogue: WholeCatalogue,
  { category, collectionId, filters, facets }: FacetQuery,
): FacetCounts {
  const { categories } = catalogue
  const here = productsWithin(catalogue, { category, collectionId })
  const leftWithout = (part: Partial<Filters>) => filterProducts(here, { ...filters, ...part }, facets)
  const anywhere = leftWithout({ categories: [] })
  const bySlug = categories.map(
    ({ slug }) => [slug, productsInCategory(anywhere, categories, slug).length] as const,
  )
  return {
    colors: counted(leftWithout({ colors: [] }).map(colorsOf)),
    sizes: counted(leftWithout({ sizes: [] }).map(sizesOf)),
    ...(facets?.options !== undefined && { options: countOptions(filters.options ?? [], leftWithout) }),
    categories: new Map(bySlug.filter(([, count]) => count > 0)),
  }
}

/** The values of options beside all filters, those of a chosen option as if none of them were chosen. */
function countOptions(
  chosen: readonly string[],
  leftWithout: (part: Partial<Filters>) => readonly Product[],
): ReadonlyMap<string, number> {
  const all = counted(leftWithout({}).map(keysOf))
  const ofChosen = [...new Set(chosen.map(optionOfKey))].flatMap((option) => {
    const others = chosen.filter((key) => optionOfKey(key) !== option)
    const own = counted(leftWithout({ options: others }).map(keysOf))
    return [...own].filter(([key]) => optionOfKey(key) === option)
  })
  return new Map([...all, ...ofChosen])
}

const keysOf = (product: Product): readonly string[] =>
  otherOptionsOf(product).flatMap(({ name, values }) => values.map((value) => optionKey(name, value)))

/** A product that has a value twice counts once. */
function counted(valuesOfEach: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of valuesOfEach.flatMap((values) => [...new Set(values)]))
    counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
