import { beforeAll } from 'vitest'
import type { AdminOrder } from '@umber/commerce-client/admin'
import { one } from '../../../commerce-client/test/support/one.ts'
import { deliveredOrder } from '../../../commerce-client/test/support/own-order.ts'
import { ownProduct, type TestProduct } from '../../../commerce-client/test/support/own-products.ts'
import type { liveTool } from './live-tool.ts'

/** Sells a product of this file, and removes it after its tests. */
export function sellOwnProduct(tool: ReturnType<typeof liveTool>) {
  let product: TestProduct | undefined
  beforeAll(async () => {
    const created = await ownProduct(tool.admin)
    product = created
    return async () => {
      // What exchanges and claims send out stays reserved.
      const { reservations } = await tool.admin.reservation.list({
        inventory_item_id: [created.inventoryItemId],
      })
      for (const { id } of reservations) await tool.admin.reservation.delete(id)
      await created.remove()
    }
  })
  const own = (): TestProduct => {
    if (product === undefined) throw new Error('The product is there once the tests run.')
    return product
  }
  return {
    product: own,
    /** A delivered order of three, and what a return of some of them needs. */
    delivered: async (): Promise<{ order: AdminOrder; orderId: string; itemId: string }> => {
      const order = await deliveredOrder(tool.admin, own(), 3)
      return { order, orderId: order.id, itemId: one(order.items).id }
    },
    refundsOf: async (orderId: string): Promise<readonly number[]> => {
      const fields = '*payment_collections.payments.refunds'
      const { order } = await tool.admin.order.retrieve(orderId, { fields })
      return order.payment_collections.flatMap(({ payments }) =>
        (payments ?? []).flatMap(({ refunds }) => (refunds ?? []).map(({ amount }) => amount)),
      )
    },
    openChanges: async (orderId: string): Promise<number> => {
      const { order_changes } = await tool.admin.order.listChanges(orderId)
      return order_changes.filter(({ status }) => status === 'pending' || status === 'requested').length
    },
  }
}
