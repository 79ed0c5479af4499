import type { Category } from './category.ts'
import { sorted } from '../parse/sorted.ts'

/** Old slugs that links may still use. */
const aliases: Readonly<Record<string, string>> = { home: 'home-essentials' }

/** The category with that slug or alias ('home'). */
export function findCategory(categories: readonly Category[], slug: string): Category | undefined {
  const bySlug = (wanted: string) => categories.find((category) => category.slug === wanted)
  return bySlug(slug) ?? (Object.hasOwn(aliases, slug) ? bySlug(aliases[slug] ?? slug) : undefined)
}

export interface CategoryBranch {
  readonly category: Category
  readonly children: readonly CategoryBranch[]
}

/**
 * The categories as a tree of any depth, siblings by rank. A category with an unknown parent, or in a cycle,
 * becomes top-level.
 */
export function categoryTree(categories: readonly Category[]): readonly CategoryBranch[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const tops: Category[] = []
  const below = new Map<string, Category[]>()
  for (const category of sorted(categories, (one, other) => one.rank - other.rank)) {
    if (category.parentId === undefined || isTop(category, byId)) tops.push(category)
    else below.set(category.parentId, [...(below.get(category.parentId) ?? []), category])
  }
  const branchOf = (category: Category): CategoryBranch => ({
    category,
    children: (below.get(category.id) ?? []).map(branchOf),
  })
  return tops.map(branchOf)
}

/** The direct subcategories of a category, by rank; those at the top for undefined. */
export function subcategories(
  categories: readonly Category[],
  parent: Pick<Category, 'id'> | undefined,
): readonly Category[] {
  if (parent === undefined) return categoryTree(categories).map(({ category }) => category)
  const children = categories.filter(({ id, parentId }) => parentId === parent.id && id !== parent.id)
  return sorted(children, (one, other) => one.rank - other.rank)
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
