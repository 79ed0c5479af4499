import { field, list, text } from '../parse/read.ts'

/**
 * Whether the order on the wire was canceled. An archived one was completed or canceled before; Medusa keeps only its payment
 * collections as they were, which are all canceled with the order.
 */
export function isCanceledOrder(wire: unknown): boolean {
  const status = text(field(wire, 'status'))
  if (status !== 'archived') return status === 'canceled'
  const collections = list(field(wire, 'payment_collections'))
  return collections.length > 0 && collections.every((one) => field(one, 'status') === 'canceled')
}
