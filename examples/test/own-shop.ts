import { randomUUID } from 'node:crypto'
import { createAdminClient, placeDraftOrder, setStock, type AdminClient } from '@umber/admin-client'

/** Signed in as the admin user of the running server. */
export function ownTool(): AdminClient {
  const { BACKEND_URL: baseUrl, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (baseUrl && email && password) return createAdminClient({ baseUrl, email, password })
  throw new Error('Set BACKEND_URL, ADMIN_EMAIL and ADMIN_PASSWORD')
}

export function first<Item>(items: readonly Item[] | null | undefined): Item {
  const [item] = items ?? []
  if (item === undefined) throw new Error('There is none')
  return item
}

/** The seeded parts that a sale needs: the oldest of each. */
async function premises({ admin }: AdminClient) {
  const oldest = { limit: 1, order: 'created_at' } as const
  return {
    region: first((await admin.region.list(oldest)).regions),
    channel: first((await admin.salesChannel.list(oldest)).sales_channels),
    location: first((await admin.stockLocation.list(oldest)).stock_locations),
    profile: first((await admin.shippingProfile.list(oldest)).shipping_profiles),
    shipping: first((await admin.shippingOption.list(oldest)).shipping_options),
  }
}

/** A product of its own with a hundred in stock. `remove` deletes it. */
export async function ownProduct(tool: AdminClient) {
  const { admin } = tool
  const place = await premises(tool)
  const sku = `example-${randomUUID()}`
  const { product } = await admin.product.create({
    title: sku,
    status: 'published',
    shipping_profile_id: place.profile.id,
    sales_channels: [{ id: place.channel.id }],
    options: [{ title: `Size of ${sku}`, values: ['M'] }],
    variants: [
      {
        title: 'M',
        sku,
        manage_inventory: true,
        options: { [`Size of ${sku}`]: 'M' },
        prices: [{ currency_code: place.region.currency_code, amount: 1000 }],
      },
    ],
  })
  const stock = async (quantity: number) => setStock(tool, [{ sku, locationId: place.location.id, quantity }])
  await stock(100)
  return {
    ...place,
    sku,
    stock,
    variantId: first(product.variants).id,
    remove: async () => {
      await admin.product.delete(product.id)
      for (const { id } of product.options ?? []) await admin.productOption.delete(id)
    },
  }
}

export type OwnProduct = Awaited<ReturnType<typeof ownProduct>>

/** An order of this product that is paid and delivered. Returns its number and id. */
export async function deliveredOrder(tool: AdminClient, product: OwnProduct, quantity: number) {
  const { admin } = tool
  const address = { first_name: 'Asha', address_1: '4 Lake Road', city: 'Pune', country_code: 'in' }
  const placed = await placeDraftOrder(tool, {
    region_id: product.region.id,
    sales_channel_id: product.channel.id,
    email: `${product.sku}@umber.example`,
    shipping_address: address,
    billing_address: address,
    items: [{ variant_id: product.variantId, quantity }],
    shipping_methods: [{ shipping_option_id: product.shipping.id, name: product.shipping.name, amount: 0 }],
  })
  if (placed.kind !== 'done') throw new Error(JSON.stringify(placed))
  const { orderId: id } = placed
  const { order } = await admin.order.retrieve(id, { fields: '*items,*payment_collections,+total' })
  const due =
    order.payment_collections[0] ??
    (await admin.paymentCollection.create({ order_id: id, amount: order.total })).payment_collection
  await admin.paymentCollection.markAsPaid(due.id, { order_id: id })
  const items = order.items.map((item) => ({ id: item.id, quantity: item.quantity }))
  const fulfilled = await admin.order.createFulfillment(
    id,
    { items, location_id: product.location.id },
    { fields: '*fulfillments' },
  )
  const fulfillment = first(fulfilled.order.fulfillments).id
  await admin.order.createShipment(id, fulfillment, { items, labels: [] })
  await admin.order.markAsDelivered(id, fulfillment)
  return placed
}
