import type { CommerceClient } from '@umber/commerce-client'
import { field, list, text } from '../../src/parse/read.ts'

const address = {
  first_name: 'Asha',
  last_name: 'Rao',
  address_1: '14 Wind Tunnel Road',
  city: 'Bengaluru',
  postal_code: '560017',
  country_code: 'in',
}

/** Completes a cart through the backend's API, as another tab's checkout would. */
export async function checkOut(
  client: CommerceClient,
  cartId: string,
  email = 'guest@umber-ecru.example',
): Promise<unknown> {
  const post = (path: string, body: object) => client.client.fetch(path, { method: 'POST', body })
  await post(`/store/carts/${cartId}`, { email, shipping_address: address, billing_address: address })
  const options = await client.client.fetch('/store/shipping-options', { query: { cart_id: cartId } })
  // The cheapest: the database gives them in any order.
  const [cheapest] = list(field(options, 'shipping_options')).toSorted(
    (one, other) => Number(field(one, 'amount')) - Number(field(other, 'amount')),
  )
  const optionId = text(field(cheapest, 'id'))
  await post(`/store/carts/${cartId}/shipping-methods`, { option_id: optionId })
  const collection = await post('/store/payment-collections', { cart_id: cartId })
  const collectionId = text(field(field(collection, 'payment_collection'), 'id'))
  await post(`/store/payment-collections/${collectionId}/payment-sessions`, {
    provider_id: 'pp_system_default',
  })
  const completed = await post(`/store/carts/${cartId}/complete`, {})
  if (field(completed, 'type') !== 'order') throw new Error('The backend made no order of the cart')
  return field(completed, 'order')
}
