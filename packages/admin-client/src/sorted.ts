/**
 * A sorted copy of a list. `toSorted` is missing in React Native's Hermes, and in browsers of 2022.
 *
 * @param compare Default: by the code units of the text.
 */
export function sorted<Item>(items: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- see above
  return [...items].sort(compare)
}
