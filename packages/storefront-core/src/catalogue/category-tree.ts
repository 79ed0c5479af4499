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
  readonly children: readonly Category[]
}

/**
 * Top-level categories with their children, both by rank. A category with an unknown parent, or in a cycle,
 * becomes top-level.
 */
export function categoryTree(categories: readonly Category[]): readonly CategoryBranch[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const ranked = sorted(categories, (one, other) => one.rank - other.rank)
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
