import type { Category } from './category.ts'
import type { Product } from './product.ts'

/** Old slugs that links may still use. */
const aliases: Readonly<Record<string, string>> = { home: 'home-essentials' }

/** The category with that slug or alias ('home'). */
export function findCategory(categories: readonly Category[], slug: string): Category | undefined {
  const bySlug = (wanted: string) => categories.find((category) => category.slug === wanted)
  return bySlug(slug) ?? (Object.hasOwn(aliases, slug) ? bySlug(aliases[slug] ?? slug) : undefined)
}

export interface CategoryBranch {
  readonly category: Category
  readonly children: readonly Category[]
}

/**
 * Top-level categories with their children, both by rank. A category with an unknown parent, or in a cycle,
 * becomes top-level.
 */
export function categoryTree(categories: readonly Category[]): readonly CategoryBranch[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const ranked = categories.toSorted((one, other) => one.rank - other.rank)
  const tops = ranked.filter((category) => isTop(category, byId))
  const topIds = new Set(tops.map(({ id }) => id))
  return tops.map((category) => ({
    category,
    children: ranked.filter(({ id, parentId }) => parentId === category.id && !topIds.has(id)),
  }))
}

function isTop(category: Category, byId: ReadonlyMap<string, Category>): boolean {
  const seen = new Set([category.id])
  let parent = category.parentId === undefined ? undefined : byId.get(category.parentId)
  if (parent === undefined) return true
  while (parent !== undefined) {
    if (seen.has(parent.id)) return parent.id === category.id
    seen.add(parent.id)
    parent = parent.parentId === undefined ? undefined : byId.get(parent.parentId)
  }
  return false
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
