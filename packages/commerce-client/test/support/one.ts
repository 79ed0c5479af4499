/** The first item. Fails for an empty list. */
export function one<Item>(items: readonly Item[] | null | undefined): Item {
  const [first] = items ?? []
  if (first === undefined) throw new Error('There is none')
  return first
}
