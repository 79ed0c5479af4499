import type { OrderDetails, OrderLine } from '../ports/order-history.ts'

/** How many pieces of a line may be asked to be taken back: what has arrived and is not returning yet. */
export function returnablePieces({ delivered, returning, returned }: OrderLine): number {
  return Math.max(0, delivered - returning - returned)
}

/** The lines of which anything can go back; a cancelled order has none. */
export function returnableLines({ status, items }: OrderDetails): readonly OrderLine[] {
  return status.kind === 'cancelled' ? [] : items.filter((line) => returnablePieces(line) > 0)
}
