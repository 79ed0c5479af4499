import type { OrderDetails, OrderLine } from '../ports/order-history.ts'

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

/**
 * The last parcel counts. Which items came in which parcel is known to the backend only, which may refuse.
 */
function isTooLate({ parcels }: OrderDetails, { days, now }: ReturnWindow): boolean {
  const arrived = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  const isWhole = parcels.length > 0 && arrived.length === parcels.length
  return isWhole && arrived.every((at) => Date.parse(at) < now - days * day)
}
