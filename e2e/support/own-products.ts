import { environment } from './environment.ts'
import { merchant } from './merchant.ts'
import { expect, test } from './test.ts'

/** A product of one test, whose price and stock it may change. */
export interface OwnProduct {
  readonly handle: string
  readonly title: string
  /** The id of its only variant. */
  readonly variant: string
  readonly setPrice: (amount: number) => Promise<void>
  readonly setTitle: (title: string) => Promise<void>
  readonly setPicture: (url: string) => Promise<void>
  readonly setStock: (quantity: number) => Promise<void>
  /** Deletes the product. Only possible if it was never ordered. */
  readonly delete: () => Promise<void>
  /** Removes the product from the shop after the test, so that no other test counts it. */
  readonly remove: () => Promise<void>
}

interface OwnProductOptions {
  readonly price: number
  readonly quantity: number
  /** The id of its category. */
  readonly category?: string
}

export async function sellOwn({ price, quantity, category }: OwnProductOptions): Promise<OwnProduct> {
  const { admin } = await merchant()
  const oldest = { limit: 1, order: 'created_at' } as const
  const [{ sales_channels }, { stock_locations }, { shipping_profiles }, { regions }] = await Promise.all([
    admin.salesChannel.list(oldest),
    admin.stockLocation.list(oldest),
    admin.shippingProfile.list(oldest),
    admin.region.list(oldest),
  ])
  const id = crypto.randomUUID()
  const handle = `own-${id}`
  const title = `Lantern ${id.slice(0, 8)}`
  const currency = regions[0]?.currency_code ?? 'inr'
  const { product } = await admin.product.create({
    title,
    handle,
    status: 'published',
    ...(category !== undefined && { categories: [{ id: category }] }),
    shipping_profile_id: shipping_profiles[0]?.id ?? '',
    sales_channels: [{ id: sales_channels[0]?.id ?? '' }],
    options: [{ title: `Kind of ${handle}`, values: ['Plain'] }],
    variants: [
      {
        title: 'Plain',
        sku: handle,
        manage_inventory: true,
        options: { [`Kind of ${handle}`]: 'Plain' },
        prices: [{ currency_code: currency, amount: price }],
      },
    ],
  })
  const variantId = product.variants?.[0]?.id ?? ''
  const { variant } = await admin.product.retrieveVariant(product.id, variantId, {
    fields: 'id,*inventory_items',
  })
  const itemId = variant.inventory_items?.[0]?.inventory_item_id ?? ''
  const locationId = stock_locations[0]?.id ?? ''
  await admin.inventoryItem.batchUpdateLevels(itemId, {
    create: [{ location_id: locationId, stocked_quantity: quantity }],
  })
  let isDeleted = false
  return {
    handle,
    title,
    variant: variantId,
    async setPrice(amount) {
      await admin.product.updateVariant(product.id, variantId, {
        prices: [{ currency_code: currency, amount }],
      })
    },
    async setTitle(words) {
      await admin.product.update(product.id, { title: words })
    },
    async setPicture(url) {
      await admin.product.update(product.id, { thumbnail: url, images: [{ url }] })
    },
    async setStock(stocked) {
      await admin.inventoryItem.updateLevel(itemId, locationId, { stocked_quantity: stocked })
    },
    async delete() {
      isDeleted = true
      await admin.product.delete(product.id)
    },
    async remove() {
      // An ordered product cannot be deleted.
      if (!isDeleted) await admin.product.update(product.id, { status: 'draft' })
    },
  }
}

export interface OwnCategory {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly remove: () => Promise<void>
}

/** Creates a category of the shop. */
export async function openCategory(prefix: string): Promise<OwnCategory> {
  const { admin } = await merchant()
  const id = crypto.randomUUID().slice(0, 8)
  const handle = `${prefix}-${id}`
  const title = `Season ${id}`
  const { product_category: category } = await admin.productCategory.create({
    name: title,
    handle,
    is_active: true,
  })
  await expectServed(`/category/${encodeURIComponent(handle)}`)
  return {
    id: category.id,
    handle,
    title,
    async remove() {
      await admin.productCategory.delete(category.id)
    },
  }
}

/** Sells products for the tests of a file, and removes each after its test. Call it once, outside of the tests. */
export function sellingForEachTest(): typeof sellOwn {
  const own: OwnProduct[] = []
  test.afterEach(async () => {
    for (let product = own.pop(); product !== undefined; product = own.pop()) await product.remove()
  })
  return async (options) => {
    const made = await sellOwn(options)
    own.push(made)
    return made
  }
}

/** Waits until the live shop has dropped what it knew of an address. The demonstration has categories of its own. */
async function expectServed(path: string): Promise<void> {
  const address = environment().liveShopUrl + path
  await expect.poll(async () => (await fetch(address)).status, { message: address }).toBe(200)
}
