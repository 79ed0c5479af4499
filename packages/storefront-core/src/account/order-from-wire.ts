import { money, unknownCurrency, type Money } from '../money/money.ts'
import type { Order, OrderItem, OrderStatus } from '../ports/order-history.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { isoTimestamp } from '../parse/iso-timestamp.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { collect, field, firstOf, list, number, text } from '../parse/read.ts'

/** Turns an order's `display_id` into the number that shoppers see. */
export type Numbering = (displayId: number) => string

/** The orders of `GET /store/orders`. An order without an id is left out; every other field is optional. */
export function ordersFromWire(
  wire: unknown,
  backendUrl: string,
  numbering: Numbering = String,
): readonly Order[] {
  return collect(wire, (entry) => orderFromWire(entry, backendUrl, numbering))
}

export function orderFromWire(
  wire: unknown,
  backendUrl: string,
  numbering: Numbering = String,
): Order | undefined {
  const id = text(field(wire, 'id'))
  if (id === undefined) return undefined
  const currency = text(field(wire, 'currency_code')) ?? unknownCurrency
  const displayId = number(field(wire, 'display_id'))
  return {
    id,
    displayId: displayId === undefined ? id : numbering(displayId),
    status: statusOf(wire),
    items: collect(field(wire, 'items'), (entry) => itemFromWire(entry, currency, backendUrl)),
    ...omitUndefined({
      placedAt: isoTimestamp(field(wire, 'created_at')),
      total: amountIn(currency, field(wire, 'total')),
      tracking: trackingOf(wire),
    }),
  }
}

export function itemFromWire(wire: unknown, currency: string, backendUrl: string): OrderItem | undefined {
  const id = text(field(wire, 'id'))
  const quantity = number(field(wire, 'quantity'))
  if (id === undefined || quantity === undefined || quantity <= 0) return undefined
  return {
    id,
    title: text(firstOf(wire, 'title', 'product_title')) ?? id,
    quantity,
    ...omitUndefined({
      unitPrice: amountIn(currency, field(wire, 'unit_price')),
      variantTitle: text(field(wire, 'variant_title')),
      slug: text(field(wire, 'product_handle')),
      image: pictureUrl(field(wire, 'thumbnail'), backendUrl),
    }),
  }
}

/** An amount, or nothing when it is missing or negative. */
export function amountIn(currency: string, value: unknown): Money | undefined {
  const amount = number(value)
  return amount === undefined || amount < 0 ? undefined : money(amount, currency)
}

const named: ReadonlyMap<string, OrderStatus> = new Map([
  ['pending', { kind: 'processing' }],
  ['shipped', { kind: 'shipped' }],
  ['completed', { kind: 'delivered' }],
  ['canceled', { kind: 'canceled' }],
])

/**
 * Medusa keeps an order `pending` until it is completed by hand. Progress is in `fulfillment_status`, which
 * is only sent on request.
 */
function statusOf(wire: unknown): OrderStatus {
  const word = text(field(wire, 'status')) ?? 'pending'
  const parcel = text(field(wire, 'fulfillment_status')) ?? ''
  if (word === 'pending' && /^(partially_)?shipped$|^partially_delivered$/.test(parcel))
    return { kind: 'shipped' }
  if (word === 'pending' && parcel === 'delivered') return { kind: 'delivered' }
  return named.get(word) ?? { kind: 'other', word }
}

/** Tracking of the first fulfillment that has a number. Medusa 1 sent bare numbers instead of labels. */
function trackingOf(wire: unknown): Order['tracking'] {
  for (const fulfillment of list(field(wire, 'fulfillments'))) {
    const found = trackingOfParcel(fulfillment)
    if (found !== undefined) return found
  }
  return undefined
}

export function trackingOfParcel(fulfillment: unknown): Order['tracking'] {
  for (const label of list(field(fulfillment, 'labels'))) {
    const found = text(field(label, 'tracking_number'))
    const url = linkOf(field(label, 'tracking_url'))
    if (found !== undefined) return { number: found, ...omitUndefined({ url }) }
  }
  const bare = list(field(fulfillment, 'tracking_numbers'))
    .map(text)
    .find((found) => found !== undefined)
  return bare === undefined ? undefined : { number: bare }
}

/** An http(s) link, or nothing. */
function linkOf(value: unknown): string | undefined {
  const address = text(value)
  return address !== undefined && /^https?:\/\/[^/\\\s]/i.test(address) ? address : undefined
}
