import type { OrderDetails, OrderLine } from '../ports/order-history.ts'
import { sorted } from '../parse/sorted.ts'

/** The number of days after delivery in which items can be returned. `now` is in milliseconds since 1970. */
export interface ReturnWindow {
  readonly days: number
  readonly now: number
}

const day = 86_400_000

/** The quantity that can be returned: delivered and not in a return yet. */
export function returnablePieces({ delivered, returning, returned }: OrderLine): number {
  return Math.max(0, delivered - returning - returned)
}

/** The lines that can be returned; none for a cancelled order or after the return window. */
export function returnableLines(order: OrderDetails, window: ReturnWindow): readonly OrderLine[] {
  if (order.status.kind === 'canceled' || isTooLate(order, window)) return []
  return order.items.filter((line) => returnablePieces(line) > 0)
}

/** The last moment at which something can be returned, ISO 8601; undefined while a parcel is on its way. */
export function returnableUntil({ parcels }: OrderDetails, { days }: ReturnWindow): string | undefined {
  const arrived = sorted(parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []))
  const last = arrived.at(-1)
  if (last === undefined || arrived.length < parcels.length) return undefined
  return new Date(Date.parse(last) + days * day).toISOString()
}

/**
 * The last parcel counts. Which items came in which parcel is known to the backend only, which may refuse.
 */
function isTooLate(order: OrderDetails, window: ReturnWindow): boolean {
  const until = returnableUntil(order, window)
  return until !== undefined && Date.parse(until) < window.now
}
