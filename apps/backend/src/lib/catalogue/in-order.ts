/** Things by rank; those without one come last, in their order. */
export function inOrder<Thing>(
  things: readonly Thing[] | null | undefined,
  rankOf: (thing: Thing) => number | null | undefined,
): readonly Thing[] {
  const rank = (thing: Thing) => rankOf(thing) ?? Number.MAX_SAFE_INTEGER
  return (things ?? []).toSorted((a, b) => rank(a) - rank(b))
}
