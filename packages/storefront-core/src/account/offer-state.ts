import type { Offer } from '../ports/offers.ts'

/** `daysLeft` is 0 on the last day. */
export type OfferState =
  | { readonly kind: 'active'; readonly daysLeft: number }
  | { readonly kind: 'expired' | 'used' }

const millisecondsInDay = 86_400_000

/**
 * Whether an offer can still be used. It ends with the shopper's local calendar day, or earlier when it is
 * marked expired.
 *
 * @param now milliseconds since 1970.
 */
export function offerState(
  { isUsed, isExpired, validUntil }: Pick<Offer, 'isUsed' | 'isExpired' | 'validUntil'>,
  now: number,
): OfferState {
  if (isUsed) return { kind: 'used' }
  const daysLeft = (startOfDay(new Date(validUntil)) - startOfDay(new Date(now))) / millisecondsInDay
  return isExpired || !(daysLeft >= 0) ? { kind: 'expired' } : { kind: 'active', daysLeft }
}

/** Midnight of the local date, in UTC, where every day has 24 hours. */
function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}
