/** Each entry with a key for React. A mail is rendered once, so the place is the key. */
export const keyed = <Entry>(
  entries: readonly Entry[],
): readonly {
  readonly key: string
  readonly entry: Entry
  readonly isFirst: boolean
  readonly isLast: boolean
}[] =>
  entries.map((entry, at) => ({
    key: String(at),
    entry,
    isFirst: at === 0,
    isLast: at === entries.length - 1,
  }))
