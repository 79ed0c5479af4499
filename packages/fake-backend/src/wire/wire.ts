/** A piece of JSON as it goes over the wire. */
export type Wire = Readonly<Record<string, unknown>>

export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
