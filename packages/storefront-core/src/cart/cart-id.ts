/** What storage holds when a shop once wrote a missing value as text. */
const saidNothing: ReadonlySet<string> = new Set(['null', 'undefined', 'NaN', 'true', 'false'])

/** A cart id that may stand in a path; anything else that a storage or an answer holds is no id. */
export function cartIdFrom(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z0-9][\w-]{0,127}$/.test(value) && !saidNothing.has(value)
    ? value
    : undefined
}
