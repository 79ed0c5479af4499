import type { Order, OrderDetails, OrderLine, Parcel } from '../ports/order-history.ts'
import { sorted } from '../parse/sorted.ts'

/** The number of days after delivery in which items can be returned. `now` is in milliseconds since 1970. */
export interface ReturnWindow {
  readonly days: number
  readonly now: number
}

const day = 86_400_000

/**
 * The quantity that can be returned: delivered in time and not in a return yet; none of a canceled order. As the backend counts:
 * those that came back are taken to be the ones delivered first.
 */
export function returnableQuantity(line: OrderLine, order: OrderDetails, window: ReturnWindow): number {
  const { delivered, returning, returned } = line
  const left = Math.max(0, delivered - returning - returned)
  if (order.status.kind === 'canceled') return 0
  const { parcels } = order
  // Such as those of Medusa 1, which do not say what is in them.
  if (!parcels.some(({ items }) => items.length > 0)) return isOver(order, window) ? 0 : left
  const late = quantityIn(
    line,
    parcels.filter((parcel) => isLate(parcel, window)),
  )
  if (late === 0) return left
  const all = quantityIn(line, parcels)
  return Math.max(0, Math.min(left, all - late, all - returning - returned))
}

/** The lines of which something can be returned. */
export function returnableLines(order: OrderDetails, window: ReturnWindow): readonly OrderLine[] {
  return order.items.filter((line) => returnableQuantity(line, order, window) > 0)
}

/** The last moment at which something can be returned, ISO 8601; undefined while a parcel is on its way. */
export function returnableUntil({ parcels }: OrderDetails, { days }: ReturnWindow): string | undefined {
  const last = lastArrival(parcels)
  return last === undefined ? undefined : new Date(Date.parse(last) + days * day).toISOString()
}

/** When the last parcel arrived, ISO 8601; undefined while one is on its way. */
export function lastArrival(parcels: OrderDetails['parcels']): string | undefined {
  const arrived = sorted(parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []))
  return arrived.length < parcels.length ? undefined : arrived.at(-1)
}

/** Until when something of a listed order can be sent back, as `returnableUntil` says. Undefined without anything to return. */
export function returnsOf(
  { status, arrivedAt, keptPieces = 0 }: Order,
  { days, now }: ReturnWindow,
): { readonly until: string; readonly isOpen: boolean } | undefined {
  if (status.kind === 'canceled' || arrivedAt === undefined || keptPieces === 0) return undefined
  const until = Date.parse(arrivedAt) + days * day
  return { until: new Date(until).toISOString(), isOpen: until >= now }
}

/** Whether the time of the last parcel is over. */
function isOver(order: OrderDetails, window: ReturnWindow): boolean {
  const until = returnableUntil(order, window)
  return until !== undefined && Date.parse(until) < window.now
}

const isLate = ({ deliveredAt }: Parcel, { days, now }: ReturnWindow): boolean =>
  deliveredAt !== undefined && Date.parse(deliveredAt) + days * day < now

const quantityIn = ({ id }: OrderLine, parcels: readonly Parcel[]): number =>
  parcels
    .flatMap(({ items }) => items.filter(({ lineId }) => lineId === id))
    .reduce((sum, { quantity }) => sum + quantity, 0)
