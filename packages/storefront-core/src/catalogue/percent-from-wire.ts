import { number } from '../parse/read.ts'

/** Undefined when nothing is taken off. */
export function percentFrom(wire: unknown): number | undefined {
  const percent = number(wire) ?? 0
  return percent > 0 && percent <= 100 ? percent : undefined
}
