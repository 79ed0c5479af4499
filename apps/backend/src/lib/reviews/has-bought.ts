import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** Whether the customer has an order with the product that is not canceled. */
export async function hasBought(
  container: MedusaContainer,
  customerId: string,
  productId: string,
): Promise<boolean> {
  const found = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('order as placed')
    .join('order_item as item', 'item.order_id', 'placed.id')
    .join('order_line_item as line', 'line.id', 'item.item_id')
    .where({
      'placed.customer_id': customerId,
      'placed.is_draft_order': false,
      'placed.deleted_at': null,
      'item.deleted_at': null,
      'line.product_id': productId,
    })
    .whereNot('placed.status', 'canceled')
    .first<{ readonly id: string } | undefined>('placed.id')
  return found !== undefined
}
