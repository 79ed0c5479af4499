import { CommerceClient } from '@umber/commerce-client'
import { Admin } from '@umber/commerce-client/admin'
import type { Site } from '../servers.ts'

/** A product made for one run. */
export interface TestProduct {
  readonly id: string
  readonly slug: string
  readonly variantId: string
  readonly pieces: number
}

export interface Merchant {
  readonly makeProduct: (title: string, pieces: number) => Promise<TestProduct>
  readonly setPrice: (product: TestProduct, amount: number) => Promise<void>
}

export const price = 500

/** The administrator, signed in to one backend. */
export async function openMerchant(site: Site, backendUrl: string): Promise<Merchant> {
  const client = new CommerceClient({
    baseUrl: backendUrl,
    publishableKey: site.publishableKey,
    auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' },
  })
  await client.auth.login('user', 'emailpass', site.admin)
  const admin = new Admin(client.client)
  const first = <Item>([item]: readonly Item[]): Item => {
    if (item === undefined) throw new Error('The database is not seeded')
    return item
  }
  return {
    async makeProduct(title, pieces) {
      const profile = first((await admin.shippingProfile.list({ limit: 1 })).shipping_profiles)
      const channel = first((await admin.salesChannel.list({ limit: 1 })).sales_channels)
      const location = first((await admin.stockLocation.list({ limit: 1 })).stock_locations)
      const { product } = await admin.product.create(
        {
          title,
          handle: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${Date.now().toString(36)}`,
          status: 'published',
          shipping_profile_id: profile.id,
          sales_channels: [{ id: channel.id }],
          options: [{ title: 'Size', values: ['One'] }],
          variants: [
            {
              title: 'One',
              options: { Size: 'One' },
              manage_inventory: true,
              prices: [{ currency_code: 'inr', amount: price }],
            },
          ],
        },
        { fields: 'id,handle,variants.id,variants.inventory_items.inventory_item_id' },
      )
      const variant = first(product.variants ?? [])
      const item = first(variant.inventory_items ?? [])
      await admin.inventoryItem.batchInventoryItemLocationLevels(item.inventory_item_id, {
        create: [{ location_id: location.id, stocked_quantity: pieces }],
      })
      return { id: product.id, slug: product.handle, variantId: variant.id, pieces }
    },
    async setPrice({ id, variantId }, amount) {
      await admin.product.updateVariant(id, variantId, { prices: [{ currency_code: 'inr', amount }] })
    },
  }
}
