/** Something in a body or a query: what it is called there, and how many objects and lists it stands in. */
export interface Found {
  readonly name: string
  readonly value: unknown
  readonly depth: number
}

/** Goes through all there is, at any depth; what has come as JSON is no deeper than its length. */
export function* inspectInput(input: unknown): Generator<Found> {
  const left: Found[] = [{ name: '', value: input, depth: 0 }]
  for (;;) {
    const found = left.pop()
    if (found === undefined) return
    yield found
    if (typeof found.value === 'object' && found.value !== null)
      for (const [name, value] of Object.entries(found.value))
        left.push({ name, value, depth: found.depth + 1 })
  }
}
