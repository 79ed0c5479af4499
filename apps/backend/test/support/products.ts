import { done } from './backend'
import { at, textAt } from './read'

export interface TestProducts {
  readonly productId: string
  readonly variantId: string
  readonly inventoryItemId: string
  /** Unpublishes it. A product with reservations cannot be deleted. */
  readonly remove: () => Promise<void>
}

/** A product for one test, with the given stock. */
export async function makeProducts(admin: string, title: string, pieces: number): Promise<TestProducts> {
  const asAdmin = { bearer: admin }
  const first = async (path: string, name: string): Promise<string> =>
    textAt(await done('GET', `/admin/${path}?limit=1`, asAdmin), `${name}.0.id`)
  const made = await done('POST', '/admin/products', {
    ...asAdmin,
    body: {
      title,
      handle: `for-a-test-${Date.now()}-${Math.round(Math.random() * 1e6)}`,
      status: 'published',
      shipping_profile_id: await first('shipping-profiles', 'shipping_profiles'),
      sales_channels: [{ id: await first('sales-channels', 'sales_channels') }],
      options: [{ title: 'Size', values: ['One'] }],
      variants: [
        {
          title: 'One',
          options: { Size: 'One' },
          manage_inventory: true,
          prices: [{ currency_code: 'inr', amount: 500 }],
        },
      ],
    },
  })
  const productId = textAt(made, 'product.id')
  const variantId = textAt(made, 'product.variants.0.id')
  const variant = `/admin/products/${productId}/variants/${variantId}?fields=id,*inventory_items`
  const item = textAt(await done('GET', variant, asAdmin), 'variant.inventory_items.0.inventory_item_id')
  await done('POST', `/admin/inventory-items/${item}/location-levels`, {
    ...asAdmin,
    body: {
      location_id: await first('stock-locations', 'stock_locations'),
      stocked_quantity: pieces,
    },
  })
  return {
    productId,
    variantId,
    inventoryItemId: item,
    remove: async () => {
      const path = `/admin/products/${productId}`
      await done('POST', path, { ...asAdmin, body: { status: 'draft' } })
    },
  }
}

/** Stocked and reserved quantity. */
export async function stockLocation(admin: string, inventoryItemId: string) {
  const item = await done('GET', `/admin/inventory-items/${inventoryItemId}`, { bearer: admin })
  return {
    stocked: at(item, 'inventory_item.stocked_quantity'),
    reserved: at(item, 'inventory_item.reserved_quantity'),
  }
}

/** Changes what is in stock of a test product. */
export async function setStock(
  admin: string,
  { inventoryItemId }: TestProducts,
  stocked_quantity: number,
): Promise<void> {
  const item = `/admin/inventory-items/${inventoryItemId}/location-levels`
  const location = textAt(await done('GET', item, { bearer: admin }), 'inventory_levels.0.location_id')
  await done('POST', `${item}/${location}`, { bearer: admin, body: { stocked_quantity } })
}
