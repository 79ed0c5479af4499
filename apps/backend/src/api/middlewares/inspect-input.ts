/** A value in a body or a query, with its key and its nesting depth. */
export interface Found {
  readonly name: string
  readonly value: unknown
  readonly depth: number
}

/** Yields every value at any depth. Iterative, because JSON can be nested as deeply as it is long. */
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
