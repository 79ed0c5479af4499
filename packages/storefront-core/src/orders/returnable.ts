import type { OrderDetails, OrderLine } from '../ports/order-history.ts'

/** For so many days after their delivery goods may come back. */
export interface ReturnWindow {
  readonly days: number
  readonly now: number
}

const day = 86_400_000

/** How many pieces of a line may be asked to be taken back: what has arrived and is not returning yet. */
export function returnablePieces({ delivered, returning, returned }: OrderLine): number {
  return Math.max(0, delivered - returning - returned)
}

/** The lines of which anything can go back; a cancelled order has none, and one that arrived too long ago. */
export function returnableLines(order: OrderDetails, window: ReturnWindow): readonly OrderLine[] {
  if (order.status.kind === 'cancelled' || isTooLate(order, window)) return []
  return order.items.filter((line) => returnablePieces(line) > 0)
}

/** Of several parcels the last one counts. Which pieces came in which is the backend's to know, and to refuse. */
function isTooLate({ parcels }: OrderDetails, { days, now }: ReturnWindow): boolean {
  const arrived = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  const isWhole = parcels.length > 0 && arrived.length === parcels.length
  return isWhole && arrived.every((at) => Date.parse(at) < now - days * day)
}
