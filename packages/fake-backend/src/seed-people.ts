import { demoCustomer, sampleOrders, store } from '@umber/sample-store'
import { placeOrder } from './routes/order-routes.ts'
import { made } from './wire/dates.ts'
import type { FakeAddress, FakeCustomer, FakeDatabase } from './database.ts'

const millisecondsInDay = 86_400_000

const fates = {
  pending: { status: 'pending', fulfillmentStatus: 'not_fulfilled' },
  shipped: { status: 'pending', fulfillmentStatus: 'shipped' },
  completed: { status: 'completed', fulfillmentStatus: 'delivered' },
  canceled: { status: 'canceled', fulfillmentStatus: 'not_fulfilled' },
} as const

/** The sample store's customer, with addresses and past orders. */
export function seedPeople(database: FakeDatabase, opened: number): void {
  const { email, password, firstName, lastName, phone } = demoCustomer
  const id = database.id('cus')
  const addresses = demoCustomer.addresses.map((address) => addressOf(address, database, id, opened))
  const customer: FakeCustomer = { id, email, firstName, lastName, phone, addresses, createdAt: opened }
  database.customers.set(id, customer)
  database.verifiedAt.set(id, opened)
  database.identities.set(email, { email, password, customerId: id })
  const stockBefore = new Map(database.stock)
  for (const order of sampleOrders) {
    const quantities = order.items.map(({ sku, quantity }) => [`variant_${sku.toLowerCase()}`, quantity])
    const cart = database.makeCart(
      database.id('cart'),
      Object.fromEntries(quantities) as Record<string, number>,
    )
    cart.customerId = id
    cart.email = email
    cart.shippingOption = `so_fake_${order.shippingOption}`
    cart.shippingAddress = addresses.find((one) => one['address_name'] === order.address) ?? null
    cart.billingAddress = cart.shippingAddress
    placeOrder(database, cart, {
      ...fates[order.state],
      ...('tracking' in order ? { tracking: order.tracking } : {}),
      createdAt: opened - order.placedDaysAgo * millisecondsInDay,
    })
  }
  // The stock is that of today: past orders do not reduce it.
  database.stock.clear()
  for (const [variant, left] of stockBefore) database.stock.set(variant, left)
}

function addressOf(
  address: (typeof demoCustomer.addresses)[number],
  database: FakeDatabase,
  customerId: string,
  opened: number,
): FakeAddress {
  const { created_at, updated_at } = made(opened)
  return {
    id: database.id('cuaddr'),
    address_name: address.label,
    is_default_shipping: address.isDefault,
    is_default_billing: address.isDefault,
    company: null,
    first_name: address.firstName,
    last_name: address.lastName,
    address_1: address.line1,
    address_2: address.line2 ?? null,
    city: address.city,
    province: address.province,
    postal_code: address.postalCode,
    country_code: address.countryCode ?? store.region.countries[0],
    phone: address.phone,
    customer_id: customerId,
    metadata: null,
    created_at,
    updated_at,
  }
}
