import { collect, field, list, number, text } from '../parse/read.ts'
import { isoTimestamp } from '../parse/iso-timestamp.ts'
import type { OrderProgress } from '../ports/order-history.ts'
import { sorted } from '../parse/sorted.ts'
import { tellsReplacements } from './tells-replacements.ts'

const ways = ['packed', 'shipped', 'delivered'] as const

/** A line's pieces. What was delivered was shipped and packed, also at a pickup, where no one says so. */
export interface LineQuantities {
  readonly packed: number
  readonly shipped: number
  readonly delivered: number
  readonly returning: number
  readonly returned: number
}

/** The counts of a line of the given quantity; undefined when the backend does not count its pieces. */
export function lineQuantities(item: unknown, quantity: number): LineQuantities | undefined {
  const counted = (name: string) => Math.max(0, number(field(field(item, 'detail'), name)) ?? 0)
  if (number(field(field(item, 'detail'), 'fulfilled_quantity')) === undefined) return undefined
  const delivered = Math.min(quantity, counted('delivered_quantity'))
  const shipped = Math.min(quantity, Math.max(delivered, counted('shipped_quantity')))
  return {
    packed: Math.min(quantity, Math.max(shipped, counted('fulfilled_quantity'))),
    shipped,
    delivered,
    returning: counted('return_requested_quantity'),
    returned: counted('return_received_quantity') + counted('return_dismissed_quantity'),
  }
}

/**
 * Whether lines replace pieces of others, as the backend tells, or as they look where it does not: Medusa adds a replacement as a
 * further line; what tells it from a line of an edit is that it came after a parcel, to an order of which something was sent
 * back or written off.
 */
export function replacementTest(wire: unknown): (item: unknown) => boolean {
  if (tellsReplacements(wire)) return (item) => text(field(item, 'replacement')) !== undefined
  const isTakenBack = list(field(wire, 'items')).some((item) =>
    ['return_requested', 'return_received', 'return_dismissed', 'written_off'].some(
      (name) => (number(field(field(item, 'detail'), `${name}_quantity`)) ?? 0) > 0,
    ),
  )
  const packed = collect(field(wire, 'fulfillments'), (parcel) => isoTimestamp(field(parcel, 'packed_at')))
  const [first] = sorted(packed)
  return (item) => {
    const addedAt = isoTimestamp(field(item, 'created_at'))
    return isTakenBack && first !== undefined && addedAt !== undefined && addedAt > first
  }
}

/**
 * How many of the ordered pieces are how far, without those that replace others: an exchange does not make an order that has
 * arrived one that has not. Undefined when the backend does not count pieces.
 */
export function progressFromWire(wire: unknown): OrderProgress | undefined {
  const isReplacement = replacementTest(wire)
  const counts = { ordered: 0, packed: 0, shipped: 0, delivered: 0 }
  for (const item of list(field(wire, 'items'))) {
    const quantity = number(field(item, 'quantity')) ?? 0
    if (quantity <= 0 || isReplacement(item)) continue
    const quantities = lineQuantities(item, quantity)
    if (quantities === undefined) return undefined
    counts.ordered += quantity
    for (const way of ways) counts[way] += quantities[way]
  }
  return counts.ordered > 0 ? counts : undefined
}
