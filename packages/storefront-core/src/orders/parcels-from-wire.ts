import { isoTimestamp } from '../parse/iso-timestamp.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { collect, field, list, number, text } from '../parse/read.ts'
import type { Parcel, Tracking } from '../ports/order-history.ts'
import { sorted } from '../parse/sorted.ts'

/** The parcels of an order that were not given up, in the order in which they were packed. */
export function parcelsFromWire(wire: unknown): readonly Parcel[] {
  return sorted(collect(field(wire, 'fulfillments'), parcelFromWire), (one, other) =>
    (one.packedAt ?? '~').localeCompare(other.packedAt ?? '~'),
  )
}

function parcelFromWire(wire: unknown): Parcel | undefined {
  const id = text(field(wire, 'id'))
  if (id === undefined || isoTimestamp(field(wire, 'canceled_at')) !== undefined) return undefined
  return {
    id,
    trackings: trackingsOfParcel(wire),
    items: collect(field(wire, 'items'), itemFromWire),
    ...omitUndefined({
      packedAt: isoTimestamp(field(wire, 'packed_at')),
      shippedAt: isoTimestamp(field(wire, 'shipped_at')),
      deliveredAt: isoTimestamp(field(wire, 'delivered_at')),
    }),
  }
}

function itemFromWire(wire: unknown): Parcel['items'][number] | undefined {
  const lineId = text(field(wire, 'line_item_id'))
  const quantity = number(field(wire, 'quantity'))
  return lineId === undefined || quantity === undefined || quantity <= 0 ? undefined : { lineId, quantity }
}

/** The numbers of a parcel, one for each of its labels. Medusa 1 sent bare numbers instead of labels. */
export function trackingsOfParcel(fulfillment: unknown): readonly Tracking[] {
  const labels = collect(field(fulfillment, 'labels'), (label) => {
    const found = text(field(label, 'tracking_number'))
    const url = linkOf(field(label, 'tracking_url'))
    return found === undefined ? undefined : { number: found, ...omitUndefined({ url }) }
  })
  const all = [...labels, ...collect(field(fulfillment, 'tracking_numbers'), bareNumber)]
  return all.filter((one, index) => all.findIndex((other) => other.number === one.number) === index)
}

function bareNumber(value: unknown): Tracking | undefined {
  const found = text(value)
  return found === undefined ? undefined : { number: found }
}

/** The first tracking number of the parcels that were not given up. */
export function firstTracking(wire: unknown): Tracking | undefined {
  return list(field(wire, 'fulfillments'))
    .filter((parcel) => isoTimestamp(field(parcel, 'canceled_at')) === undefined)
    .flatMap(trackingsOfParcel)[0]
}

/** An http(s) link, or nothing. */
function linkOf(value: unknown): string | undefined {
  const address = text(value)
  return address !== undefined && /^https?:\/\/[^/\\\s]/i.test(address) ? address : undefined
}
