import { money, unknownCurrency, type Money } from '../money/money.ts'
import { lineQuantities, progressFromWire } from '../orders/order-progress.ts'
import { statusFromWire } from '../orders/order-status.ts'
import { orderSumsFromWire } from '../orders/order-sums.ts'
import { firstTracking, parcelsFromWire } from '../orders/parcels-from-wire.ts'
import { lastArrival } from '../orders/returnable.ts'
import type { Order, OrderItem } from '../ports/order-history.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { isoTimestamp } from '../parse/iso-timestamp.ts'
import { isPlaceholder } from '../parse/is-placeholder.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { collect, field, firstOf, list, number, text } from '../parse/read.ts'
import { sorted } from '../parse/sorted.ts'

/** Turns an order's `display_id` into the number that shoppers see. */
export type Numbering = (displayId: number) => string

/** The orders of `GET /store/orders`. An order without an id is left out; every other field is optional. */
export function ordersFromWire(
  wire: unknown,
  backendUrl: string,
  numbering: Numbering = String,
): readonly Order[] {
  return collect(wire, (entry) => {
    const order = orderFromWire(entry, backendUrl, numbering)
    return (
      order && {
        ...order,
        ...omitUndefined({
          arrivedAt: lastArrival(parcelsFromWire(entry)),
          keptPieces: keptPieces(field(entry, 'items')),
        }),
      }
    )
  })
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
  const ledger = orderSumsFromWire(wire, currency)
  return {
    id,
    displayId: displayId === undefined ? id : numbering(displayId),
    status: statusFromWire(wire, progressFromWire(wire)),
    items: collect(inPlacedOrder(field(wire, 'items')), (entry) => itemFromWire(entry, currency, backendUrl)),
    ledger,
    ...omitUndefined({
      placedAt: isoTimestamp(field(wire, 'created_at')),
      total: ledger.canceled ?? ledger.total,
      tracking: firstTracking(wire),
    }),
  }
}

function keptPieces(items: unknown): number | undefined {
  let sum: number | undefined
  for (const item of list(items)) {
    const counted = lineQuantities(item, number(field(item, 'quantity')) ?? 0)
    if (counted === undefined) continue
    sum = (sum ?? 0) + Math.max(0, counted.delivered - counted.returning - counted.returned)
  }
  return sum
}

/** The lines from first to last: Medusa sends them in no order. Its ids begin with the time at which they were made. */
export function inPlacedOrder(items: unknown): readonly unknown[] {
  const made = (item: unknown) =>
    `${isoTimestamp(field(item, 'created_at')) ?? ''} ${text(field(item, 'id')) ?? ''}`
  return sorted(list(items), (one, other) => (made(one) < made(other) ? -1 : 1))
}

export function itemFromWire(wire: unknown, currency: string, backendUrl: string): OrderItem | undefined {
  const id = text(field(wire, 'id'))
  const quantity = number(field(wire, 'quantity'))
  if (id === undefined || quantity === undefined || quantity <= 0) return undefined
  const variantTitle = text(field(wire, 'variant_title'))
  return {
    id,
    title: text(firstOf(wire, 'title', 'product_title')) ?? id,
    quantity,
    ...omitUndefined({
      unitPrice: amountIn(currency, field(wire, 'unit_price')),
      productId: text(field(wire, 'product_id')),
      variantId: text(field(wire, 'variant_id')),
      variantTitle: variantTitle === undefined || isPlaceholder(variantTitle) ? undefined : variantTitle,
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
