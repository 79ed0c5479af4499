import type { FacetQuery } from '../ports/product-listing.ts'
import { productsInCategory, productsWithin, type WholeCatalogue } from './products-in-category.ts'
import { filterProducts } from './filter-products.ts'
import { colorsOf, sizesOf } from './option-values.ts'
import type { FacetCounts, Filters } from './filters.ts'

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
    categories: new Map(bySlug.filter(([, count]) => count > 0)),
  }
}

/** A product that has a value twice counts once. */
function counted(valuesOfEach: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of valuesOfEach.flatMap((values) => [...new Set(values)]))
    counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
