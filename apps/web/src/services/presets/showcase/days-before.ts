import type { Clock } from '@umber/storefront-core'

const millisecondsInDay = 86_400_000

/** The time `days` whole days before now, or after it if negative, as ISO 8601. */
export function daysBefore(clock: Clock, days: number): string {
  return new Date(clock.now() - days * millisecondsInDay).toISOString()
}
