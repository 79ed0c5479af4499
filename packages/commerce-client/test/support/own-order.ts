import type { Admin, AdminOrder } from '../../src/admin/index.ts'
import type { CommerceClient } from '../../src/index.ts'
import { liveShop, newPerson } from './live-shop.ts'
import { one } from './one.ts'
import type { Goods } from './own-goods.ts'

const address = {
  first_name: 'Asha',
  last_name: 'Rao',
  address_1: '4 Lake Road',
  city: 'Pune',
  postal_code: '411001',
  country_code: 'in',
}

/** A cart that only waits to be completed. */
export async function filledCart(
  { store }: Pick<CommerceClient, 'store'>,
  goods: Goods,
  quantity: number,
  email = newPerson().email,
): Promise<string> {
  const { cart } = await store.cart.create({
    region_id: goods.regionId,
    email,
    shipping_address: address,
    billing_address: address,
    items: [{ variant_id: goods.variantId, quantity }],
  })
  const { shipping_options } = await store.fulfillment.listCartOptions({ cart_id: cart.id })
  await store.cart.addShippingMethod(cart.id, { option_id: one(shipping_options).id })
  await store.payment.initiatePaymentSession(cart, { provider_id: 'pp_system_default' })
  return cart.id
}

/** Has a shopper buy, and gives the order as the merchant sees it. */
export async function placedOrder(
  admin: Admin,
  goods: Goods,
  quantity: number,
  shop: CommerceClient = liveShop(),
): Promise<AdminOrder> {
  const completed = await shop.store.cart.complete(await filledCart(shop, goods, quantity))
  if (completed.type !== 'order') throw new Error(completed.error.message)
  return (await admin.order.retrieve(completed.order.id, { fields: orderFields })).order
}

export const orderFields =
  '+email,+payment_status,+fulfillment_status,*fulfillments,*payment_collections.payments,*payment_collections.payment_sessions'

/** The same when everything of it has been paid, sent and received. */
export async function deliveredOrder(admin: Admin, goods: Goods, quantity: number): Promise<AdminOrder> {
  const { id, items, payment_collections } = await placedOrder(admin, goods, quantity)
  await admin.payment.capture(one(one(payment_collections).payments).id, {})
  const packed = items.map((item) => ({ id: item.id, quantity: item.quantity }))
  const { order } = await admin.order.createFulfillment(
    id,
    { items: packed, location_id: goods.locationId },
    { fields: '*fulfillments' },
  )
  const fulfillmentId = one(order.fulfillments).id
  await admin.order.createShipment(id, fulfillmentId, { items: packed, labels: [] })
  await admin.order.markAsDelivered(id, fulfillmentId)
  return (await admin.order.retrieve(id, { fields: orderFields })).order
}

/** What opens a guest's order: the answer to whoever knows its number and its address. */
export async function accessTo({ display_id, email }: AdminOrder): Promise<{ 'x-order-access': string }> {
  const answer = await liveShop().client.fetch<{ readonly order_access: string }>('/store/orders/lookup', {
    method: 'POST',
    body: { display_id, email },
  })
  return { 'x-order-access': answer.order_access }
}
