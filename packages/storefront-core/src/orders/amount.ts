import { number } from '../parse/read.ts'

/** No order costs more; larger numbers cannot be added up exactly. */
const largest = 1e12

/** A finite amount in major units. */
export function amount(value: unknown): number | undefined {
  const found = number(value)
  return found === undefined || Math.abs(found) > largest ? undefined : found
}
