import { CommerceClient } from '@umber/commerce-client'
import { Admin } from '@umber/commerce-client/admin'
import Medusa, { type HttpTypes } from '@umber/commerce-client/js-sdk'

// What a library exports with inferred types. Each nested type needs a name in the emitted declarations.

const shop = new CommerceClient({ baseUrl: 'https://shop.example' })
const admin = new Admin(shop.client)
export const sdk = new Medusa({ baseUrl: 'https://shop.example' })

export const nouns = { products: sdk.admin.product, carts: shop.store.cart, returns: admin.return }
export const ofShop = {
  line: async () => (await shop.store.cart.retrieve('cart_1')).cart.items?.[0],
  images: async () => (await shop.store.product.list()).products[0]?.images,
  address: async () => (await shop.store.order.retrieve('order_1')).order.shipping_address,
  price: async () => (await shop.store.productVariant.list()).variants[0]?.calculated_price,
}
export const ofAdmin = {
  line: async () => (await admin.order.retrieve('order_1')).order.items[0],
  parcels: async () => (await admin.order.retrieve('order_1')).order.fulfillments,
  credit: async () => (await admin.order.retrieve('order_1')).order.credit_lines,
  returned: async () => (await admin.return.retrieve('ret_1')).return.items,
}
export const ofDropIn = {
  cart: async () => (await sdk.store.cart.retrieve('cart_1')).cart,
  line: async () => (await sdk.admin.order.retrieve('order_1')).order.items[0],
  image: async () => (await sdk.store.product.list()).products[0]?.images?.[0],
  stream: async () => sdk.client.fetchStream('/events'),
}

/** A user is not Medusa’s own type, because that names roles. */
export const emailsOf = (order: HttpTypes.AdminOrder, user: HttpTypes.AdminUser) => [order.email, user.email]
