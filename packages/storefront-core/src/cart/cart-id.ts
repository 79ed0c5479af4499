/**
 * A cart id that is safe in a path. Medusa's ids are a prefix, an underscore and the rest. Anything else in a
 * storage or an answer is rejected, including 'undefined' stored as text.
 */
export function cartIdFrom(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]+_[\w-]{1,120}$/i.test(value) ? value : undefined
}
