import type { Wire } from '../wire/wire.ts'

/** The count of each value, most frequent first, or the range of a numeric field. */
export function facetsOf(documentsFor: (field: string) => readonly Wire[], asked: readonly Wire[]): Wire {
  return Object.fromEntries(
    asked.map((facet) => {
      const name = String(facet['field'])
      const values = documentsFor(name).flatMap((document) => document[name])
      return [name, facet['type'] === 'stats' ? stats(values.map(Number)) : counts(values.map(String), facet)]
    }),
  )
}

function stats(numbers: readonly number[]) {
  const sum = numbers.reduce((total, one) => total + one, 0)
  return {
    type: 'stats',
    min: numbers.length === 0 ? 0 : Math.min(...numbers),
    max: numbers.length === 0 ? 0 : Math.max(...numbers),
    ...(numbers.length > 0 && { avg: sum / numbers.length, sum }),
    count: numbers.length,
  }
}

function counts(values: readonly string[], { limit }: Wire) {
  const counted = new Map<string, number>()
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1)
  const sorted = [...counted]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  return { type: 'value', values: sorted.slice(0, Number(limit ?? 10)) }
}
