import { randomUUID } from 'node:crypto'
import type { Admin } from '../../src/admin/index.ts'
import { one } from './one.ts'

/** The seeded entities that a sale needs. */
export interface Premises {
  readonly regionId: string
  readonly currency: string
  readonly channelId: string
  readonly locationId: string
  readonly profileId: string
}

/** The oldest of each: other contracts create and delete theirs meanwhile. */
export async function premises(admin: Admin): Promise<Premises> {
  const oldest = { limit: 1, order: 'created_at' } as const
  const [{ regions }, { sales_channels }, { stock_locations }, { shipping_profiles }] = await Promise.all([
    admin.region.list(oldest),
    admin.salesChannel.list(oldest),
    admin.stockLocation.list(oldest),
    admin.shippingProfile.list(oldest),
  ])
  const region = one(regions)
  return {
    regionId: region.id,
    currency: region.currency_code,
    channelId: one(sales_channels).id,
    locationId: one(stock_locations).id,
    profileId: one(shipping_profiles).id,
  }
}

/** A product that no other test uses: one variant, a thousand of it in stock. */
export interface TestProduct extends Premises {
  readonly productId: string
  readonly variantId: string
  readonly inventoryItemId: string
  readonly price: number
  readonly stock: () => Promise<{ readonly stocked_quantity: number; readonly reserved_quantity: number }>
  /** Returned from `beforeAll`, so that everything is deleted afterwards. */
  readonly remove: () => Promise<void>
}

export async function ownProduct(admin: Admin): Promise<TestProduct> {
  const place = await premises(admin)
  const name = `contract-${randomUUID()}`
  const price = 1000
  const { product } = await admin.product.create({
    title: name,
    status: 'published',
    shipping_profile_id: place.profileId,
    sales_channels: [{ id: place.channelId }],
    options: [{ title: `Size of ${name}`, values: ['M'] }],
    variants: [
      {
        title: 'M',
        sku: name,
        manage_inventory: true,
        options: { [`Size of ${name}`]: 'M' },
        prices: [{ currency_code: place.currency, amount: price }],
      },
    ],
  })
  const option = one(product.options ?? [])
  const variantId = one(product.variants ?? []).id
  const { variant } = await admin.product.retrieveVariant(product.id, variantId, {
    fields: 'id,*inventory_items',
  })
  const inventoryItemId = one(variant.inventory_items ?? []).inventory_item_id
  await admin.inventoryItem.batchUpdateLevels(inventoryItemId, {
    create: [{ location_id: place.locationId, stocked_quantity: 1000 }],
  })
  return {
    ...place,
    productId: product.id,
    variantId,
    inventoryItemId,
    price,
    stock: async () => one((await admin.inventoryItem.listLevels(inventoryItemId)).inventory_levels),
    remove: async () => {
      await admin.product.delete(product.id)
      await admin.productOption.delete(option.id)
    },
  }
}
