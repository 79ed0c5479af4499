import type { RequestOptions } from '@umber/commerce-client'
import type { AdminClient } from '../admin-client.ts'

/** How many of an item have not arrived yet with a return, by the item's id. */
export type OpenItems = ReadonlyMap<string, number>

const received: ReadonlySet<string> = new Set(['RECEIVE_RETURN_ITEM', 'RECEIVE_DAMAGED_RETURN_ITEM'])

/**
 * What has not arrived yet of a return. Counted from the confirmed receipts: Medusa sets `received_quantity` to what the
 * last parcel brought, not to the sum of all.
 */
export async function openItems(
  admin: AdminClient['admin'],
  orderId: string,
  returnId: string,
  request: RequestOptions,
): Promise<OpenItems> {
  const [{ return: found }, { order_changes }] = await Promise.all([
    admin.return.retrieve(returnId, { fields: '*items' }, {}, request),
    admin.order.listChanges(orderId, { change_type: 'return_receive' }, {}, request),
  ])
  const arrived = new Map<string, number>()
  for (const { status, return_id, actions } of order_changes) {
    if (status !== 'confirmed' || return_id !== returnId) continue
    for (const { action, details } of actions ?? []) {
      const itemId = String(details?.['reference_id'])
      if (received.has(action))
        arrived.set(itemId, (arrived.get(itemId) ?? 0) + Number(details?.['quantity'] ?? 0))
    }
  }
  return new Map(
    (found.items ?? [])
      .map(({ item_id, quantity, received_quantity }): [string, number] => [
        item_id,
        quantity - Math.max(arrived.get(item_id) ?? 0, received_quantity ?? 0),
      ])
      .filter(([, open]) => open > 0),
  )
}
