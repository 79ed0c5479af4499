/**
 * A cart id that may stand in a path: as Medusa writes them, a kind, an underscore and the rest. Anything else
 * that a storage or an answer holds is no id, also a missing value that was once written as text.
 */
export function cartIdFrom(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]+_[\w-]{1,120}$/i.test(value) ? value : undefined
}
