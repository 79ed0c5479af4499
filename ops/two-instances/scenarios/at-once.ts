/** Runs the work for each item, with at most `limit` at once, in the order of the items. */
export async function atOnce<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>()
  const entries = items.entries()
  const lane = async () => {
    for (const [index, item] of entries) results.set(index, await work(item, index))
  }
  await Promise.all(Array.from({ length: limit }, lane))
  return items.map((_, index) => results.get(index) as Result)
}
