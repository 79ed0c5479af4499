import type { Client } from './client.ts'
import { carts } from './resources/cart.ts'
import { categories } from './resources/category.ts'
import { collections } from './resources/collection.ts'
import { customers } from './resources/customer.ts'
import { orders } from './resources/order.ts'
import { products } from './resources/product.ts'
import { regions } from './resources/region.ts'

/**
 * What a shopper may ask of the server: everything below `/store`, one member per noun.
 *
 * Every method takes js-sdk's arguments in js-sdk's order and then {@link RequestOptions}, and fails with what
 * {@link Client.fetch} fails with, or with a `TypeError` for an empty id.
 */
export class Store {
  readonly region: ReturnType<typeof regions>
  readonly collection: ReturnType<typeof collections>
  readonly category: ReturnType<typeof categories>
  readonly product: ReturnType<typeof products>
  readonly cart: ReturnType<typeof carts>
  readonly customer: ReturnType<typeof customers>
  readonly order: ReturnType<typeof orders>

  constructor(client: Client) {
    this.region = regions(client)
    this.collection = collections(client)
    this.category = categories(client)
    this.product = products(client)
    this.cart = carts(client)
    this.customer = customers(client)
    this.order = orders(client)
  }
}
