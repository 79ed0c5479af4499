import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { inventoryItemsOf, type StockedLine } from './inventory-check'

interface CartWithItems {
  readonly items?: readonly StockedLine[] | null
}

/** Ids of the inventory items that an order of the cart reserves, sorted. */
export async function inventoryItemsInCart(
  container: MedusaContainer,
  cartId: string,
): Promise<readonly string[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: [
      'items.id',
      'items.quantity',
      'items.variant.manage_inventory',
      'items.variant.allow_backorder',
      'items.variant.inventory_items.inventory_item_id',
    ],
    filters: { id: cartId },
  })
  const [cart]: (CartWithItems | undefined)[] = data
  return inventoryItemsOf(cart?.items ?? [])
}
