import type { HttpTypes } from '@medusajs/types'
import type { Admin } from '../../src/admin/index.ts'
import type { CommerceClient } from '../../src/index.ts'
import { liveShop, newPerson } from './live-shop.ts'
import { one } from './one.ts'
import type { TestProduct } from './own-products.ts'

const address = {
  first_name: 'Asha',
  last_name: 'Rao',
  address_1: '4 Lake Road',
  city: 'Pune',
  postal_code: '411001',
  country_code: 'in',
}

/** A cart that is ready to be completed. */
export async function filledCart(
  { store }: Pick<CommerceClient, 'store'>,
  testProduct: TestProduct,
  quantity: number,
  email = newPerson().email,
): Promise<string> {
  const { cart } = await store.cart.create({
    region_id: testProduct.regionId,
    email,
    shipping_address: address,
    billing_address: address,
    items: [{ variant_id: testProduct.variantId, quantity }],
  })
  const { shipping_options } = await store.fulfillment.listCartOptions({ cart_id: cart.id })
  await store.cart.addShippingMethod(cart.id, { option_id: one(shipping_options).id })
  await store.payment.initiatePaymentSession(cart, { provider_id: 'pp_system_default' })
  return cart.id
}

/** Places an order as a shopper. Returns it as the merchant sees it. */
export async function placedOrder(
  admin: Admin,
  testProduct: TestProduct,
  quantity: number,
  shop: CommerceClient = liveShop(),
): Promise<HttpTypes.AdminOrder> {
  const completed = await shop.store.cart.complete(await filledCart(shop, testProduct, quantity))
  if (completed.type !== 'order') throw new Error(completed.error.message)
  return (await admin.order.retrieve(completed.order.id, { fields: orderFields })).order
}

export const orderFields =
  '+email,+payment_status,+fulfillment_status,*fulfillments,*payment_collections.payments,*payment_collections.payment_sessions'

/** The same with everything paid, shipped and delivered. */
export async function deliveredOrder(
  admin: Admin,
  testProduct: TestProduct,
  quantity: number,
): Promise<HttpTypes.AdminOrder> {
  const { id, items, payment_collections } = await placedOrder(admin, testProduct, quantity)
  await admin.payment.capture(one(one(payment_collections).payments).id, {})
  const packed = items.map((item) => ({ id: item.id, quantity: item.quantity }))
  const { order } = await admin.order.createFulfillment(
    id,
    { items: packed, location_id: testProduct.locationId },
    { fields: '*fulfillments' },
  )
  const fulfillmentId = one(order.fulfillments).id
  await admin.order.createShipment(id, fulfillmentId, { items: packed, labels: [] })
  await admin.order.markAsDelivered(id, fulfillmentId)
  return (await admin.order.retrieve(id, { fields: orderFields })).order
}

/** The access header of a guest's order, from its lookup by number and email. */
export async function accessTo({
  display_id,
  email,
}: HttpTypes.AdminOrder): Promise<{ 'x-order-access': string }> {
  const answer = await liveShop().client.fetch<{ readonly order_access: string }>('/store/orders/lookup', {
    method: 'POST',
    body: { display_id, email },
  })
  return { 'x-order-access': answer.order_access }
}
