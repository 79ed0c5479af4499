/** Parent handle by handle; top-level handles have no entry. */
export type Parents = ReadonlyMap<string, string>

/** The handles and all their ancestors, without duplicates, so that a product in shirts is also found in men. */
export function withAncestors(handles: readonly string[], parents: Parents): readonly string[] {
  const found = new Set<string>()
  for (const handle of handles) {
    let next: string | undefined = handle
    while (next !== undefined && !found.has(next)) {
      found.add(next)
      next = parents.get(next)
    }
  }
  return [...found]
}
