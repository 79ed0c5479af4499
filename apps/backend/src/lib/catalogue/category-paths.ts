/** A category as `query.graph` returns it. */
export interface StoredCategory {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly parent_category_id?: string | null
  readonly is_active: boolean
  readonly is_internal: boolean
}

/** How a category is found: by its handle in an address, by its name in a search. */
export type PathPart = Pick<StoredCategory, 'handle' | 'name'>

/** For each category that shoppers may see, by id: itself and its ancestors, itself first. */
export type CategoryPaths = ReadonlyMap<string, readonly PathPart[]>

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
): readonly PathPart[] | undefined {
  const path = new Map<string, PathPart>()
  let next: StoredCategory | undefined = category
  while (next !== undefined && next.is_active && !next.is_internal && !path.has(next.handle)) {
    path.set(next.handle, { handle: next.handle, name: next.name })
    if (next.parent_category_id == null) return [...path.values()]
    next = byId.get(next.parent_category_id)
  }
  return undefined
}
