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
  readonly makeProduct: (title: string, pieces: number, picture?: string) => Promise<TestProduct>
  /** Returns its address on the shop. */
  readonly uploadPicture: (file: File) => Promise<string>
  /** Adds products until there are as many as that, and returns the title of the last one, if there was one to add. */
  readonly fillCatalogue: (count: number) => Promise<string | undefined>
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
  await client.auth.login('user', 'emailpass', site.owner)
  const admin = new Admin(client.client)
  const first = <Item>([item]: readonly Item[]): Item => {
    if (item === undefined) throw new Error('The database is not seeded')
    return item
  }
  return {
    async makeProduct(title, pieces, picture) {
      const profile = first((await admin.shippingProfile.list({ limit: 1 })).shipping_profiles)
      const channel = first((await admin.salesChannel.list({ limit: 1 })).sales_channels)
      const location = first((await admin.stockLocation.list({ limit: 1 })).stock_locations)
      const { product } = await admin.product.create(
        {
          title,
          handle: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${Date.now().toString(36)}`,
          ...(picture !== undefined && { thumbnail: picture, images: [{ url: picture }] }),
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
    async uploadPicture(file) {
      const { files } = await admin.upload.create({ files: [file] })
      return first(files).url
    },
    async fillCatalogue(count) {
      const profile = first((await admin.shippingProfile.list({ limit: 1 })).shipping_profiles)
      const channel = first((await admin.salesChannel.list({ limit: 1 })).sales_channels)
      for (let last: string | undefined; ;) {
        const { count: present } = await admin.product.list({ limit: 1, fields: 'id' })
        if (present >= count) return last
        const added = Array.from({ length: Math.min(atOnce, count - present) }, (_, index) =>
          catalogueProduct(present + index),
        )
        await admin.product.batch({
          create: added.map((product) => ({
            ...product,
            shipping_profile_id: profile.id,
            sales_channels: [{ id: channel.id }],
          })),
        })
        last = added.at(-1)?.title
      }
    },
    async setPrice({ id, variantId }, amount) {
      await admin.product.updateVariant(id, variantId, { prices: [{ currency_code: 'inr', amount }] })
    },
  }
}

/** Products in one request. */
const atOnce = 50
const materials = ['Brass', 'Cane', 'Cotton', 'Jute', 'Linen', 'Marble', 'Teak', 'Terracotta', 'Wool']
const things = [
  'Basket',
  'Bowl',
  'Chair',
  'Cushion',
  'Lamp',
  'Mirror',
  'Rug',
  'Bench',
  'Stool',
  'Table',
  'Vase',
]

function catalogueProduct(number: number) {
  const material = materials[number % materials.length] ?? ''
  const thing = things[number % things.length] ?? ''
  return {
    title: `${material} ${thing} ${number}`,
    handle: `${material}-${thing}-${number}`.toLowerCase(),
    description: `A ${thing.toLowerCase()} of ${material.toLowerCase()}, made by hand.`,
    status: 'published' as const,
    options: [{ title: 'Size', values: ['One'] }],
    variants: [
      {
        title: 'One',
        options: { Size: 'One' },
        manage_inventory: false,
        prices: [{ currency_code: 'inr', amount: price }],
      },
    ],
  }
}
