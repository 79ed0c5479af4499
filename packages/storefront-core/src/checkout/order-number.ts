import type { Random } from '../ports/platform.ts'

/** 'UE-' and a number of six digits, 100000 to 999999. */
export function orderNumber(random: Random): string {
  return `UE-${random.integer(100_000, 999_999)}`
}
