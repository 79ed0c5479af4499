import { field, text } from '../parse/read.ts'
import type { OrderProgress, OrderStatus } from '../ports/order-history.ts'
import { isCanceledOrder } from './is-canceled.ts'

const named: ReadonlyMap<string, OrderStatus> = new Map([
  ['shipped', { kind: 'shipped' }],
  ['completed', { kind: 'delivered' }],
  // Only completed and canceled orders can be archived.
  ['archived', { kind: 'delivered' }],
])

/** Medusa's word for the parcels, where it does not count pieces. It is only sent on request. */
const byParcels: ReadonlyMap<string, OrderStatus> = new Map([
  ['partially_shipped', { kind: 'partly-shipped' }],
  ['shipped', { kind: 'shipped' }],
  ['partially_delivered', { kind: 'partly-delivered' }],
  ['delivered', { kind: 'delivered' }],
])

/** Medusa keeps an order `pending` until it is completed by hand: how far it is, its pieces say. */
export function statusFromWire(wire: unknown, progress: OrderProgress | undefined): OrderStatus {
  if (isCanceledOrder(wire)) return { kind: 'canceled' }
  const word = text(field(wire, 'status')) ?? 'pending'
  if (word !== 'pending') return named.get(word) ?? { kind: 'other', word }
  if (progress === undefined)
    return byParcels.get(text(field(wire, 'fulfillment_status')) ?? '') ?? { kind: 'processing' }
  const { ordered, shipped, delivered } = progress
  if (delivered > 0) return { kind: delivered < ordered ? 'partly-delivered' : 'delivered' }
  if (shipped > 0) return { kind: shipped < ordered ? 'partly-shipped' : 'shipped' }
  return { kind: 'processing' }
}
