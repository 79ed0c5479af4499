import type { Category } from './category.ts'
import { sorted } from '../parse/sorted.ts'

/** A category with its ancestors, the highest first. */
export function pathToCategory(categories: readonly Category[], category: Category): readonly Category[] {
  const byId = new Map(categories.map((one) => [one.id, one]))
  const path: Category[] = []
  let next: Category | undefined = category
  while (next !== undefined && !path.includes(next)) {
    path.unshift(next)
    next = next.parentId === undefined ? undefined : byId.get(next.parentId)
  }
  return path
}

/**
 * The category that a product's page leads back to: the one that its collection stands for, else the lowest of its
 * categories, the first by rank if several are equally low.
 */
export function mainCategory(
  categories: readonly Category[],
  { categoryId, categoryIds }: { readonly categoryId?: string; readonly categoryIds: readonly string[] },
): Category | undefined {
  const own = categories.find(({ id }) => id === categoryId)
  if (own !== undefined) return own
  const placed = categories
    .filter(({ id }) => categoryIds.includes(id))
    .map((category) => ({ category, depth: pathToCategory(categories, category).length }))
  return sorted(placed, (one, other) => other.depth - one.depth || one.category.rank - other.category.rank)[0]
    ?.category
}
