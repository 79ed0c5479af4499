/** A category as `query.graph` returns it. */
export interface StoredCategory {
  readonly id: string
  readonly handle: string
  readonly parent_category_id?: string | null
  readonly is_active: boolean
  readonly is_internal: boolean
}

/** For each category that shoppers may see, by id: its handle and those of its ancestors, its own first. */
export type CategoryPaths = ReadonlyMap<string, readonly string[]>

/** A category that is inactive, internal or below such a one has no path. */
export function categoryPaths(categories: readonly StoredCategory[]): CategoryPaths {
  const byId = new Map(categories.map((category) => [category.id, category]))
  return new Map(
    categories.flatMap((category) => {
      const path = pathOf(category, byId)
      return path === undefined ? [] : [[category.id, path] as const]
    }),
  )
}

function pathOf(
  category: StoredCategory,
  byId: ReadonlyMap<string, StoredCategory>,
): readonly string[] | undefined {
  const path = new Set<string>()
  let next: StoredCategory | undefined = category
  while (next !== undefined && next.is_active && !next.is_internal && !path.has(next.handle)) {
    path.add(next.handle)
    if (next.parent_category_id == null) return [...path]
    next = byId.get(next.parent_category_id)
  }
  return undefined
}
