/** What stands above each handle; a handle at the top is not in it. */
export type Parents = ReadonlyMap<string, string>

/** These handles and all above them, each once, so that what is filed under shirts is found under men. */
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
