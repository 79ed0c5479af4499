import type { ListScope } from '../ports/product-listing.ts'
import { findCategory } from './category-tree.ts'
import type { Category } from './category.ts'
import type { Product } from './product.ts'

export interface WholeCatalogue {
  readonly products: readonly Product[]
  readonly categories: readonly Category[]
}

/** The products of a category and its descendants; 'all' is every product, an unknown slug none. */
export function productsInCategory(
  products: readonly Product[],
  categories: readonly Category[],
  slug: string,
): readonly Product[] {
  if (slug === 'all') return products
  const category = findCategory(categories, slug)
  if (category === undefined) return []
  const wanted = withDescendants([category.id], categories)
  return products.filter(
    ({ categoryId, categoryIds }) =>
      (categoryId !== undefined && wanted.has(categoryId)) || categoryIds.some((id) => wanted.has(id)),
  )
}

/** The products of a list's scope. */
export function productsWithin(
  { products, categories }: WholeCatalogue,
  { category, collectionId }: ListScope,
): readonly Product[] {
  const here = productsInCategory(products, categories, category)
  return collectionId === undefined ? here : here.filter(({ categoryId }) => categoryId === collectionId)
}

/** The ids of some categories and of their descendants. */
export function idsBelow(ids: readonly string[], categories: readonly Category[]): readonly string[] {
  return [...withDescendants(ids, categories)]
}

function withDescendants(ids: readonly string[], categories: readonly Category[]): ReadonlySet<string> {
  const found = new Set(ids)
  let before = 0
  while (found.size > before) {
    before = found.size
    for (const { id, parentId } of categories)
      if (parentId !== undefined && found.has(parentId)) found.add(id)
  }
  return found
}
