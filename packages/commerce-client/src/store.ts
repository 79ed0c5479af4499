import type { Client } from './client.ts'
import { endpoints } from './resources/endpoints.ts'
import { carts } from './resources/cart.ts'
import { categories } from './resources/category.ts'
import { collections } from './resources/collection.ts'
import { currencies } from './resources/currency.ts'
import { customers } from './resources/customer.ts'
import { fulfillment } from './resources/fulfillment.ts'
import { locales } from './resources/locale.ts'
import { orders } from './resources/order.ts'
import { payment } from './resources/payment.ts'
import { products } from './resources/product.ts'
import { productOptions } from './resources/product-option.ts'
import { productTags } from './resources/product-tag.ts'
import { productTypes } from './resources/product-type.ts'
import { productVariants } from './resources/product-variant.ts'
import { regions } from './resources/region.ts'
import { returns } from './resources/return.ts'
import { returnReasons } from './resources/return-reason.ts'
import { search } from './resources/search.ts'

/**
 * The store API: everything below `/store`, one member per resource.
 *
 * Every method takes js-sdk's arguments in js-sdk's order and then {@link RequestOptions}. It fails with the errors of
 * {@link Client.fetch}, or with a `TypeError` for an empty id.
 */
export class Store {
  declare readonly cart: ReturnType<typeof carts>
  declare readonly category: ReturnType<typeof categories>
  declare readonly collection: ReturnType<typeof collections>
  declare readonly currency: ReturnType<typeof currencies>
  declare readonly customer: ReturnType<typeof customers>
  declare readonly fulfillment: ReturnType<typeof fulfillment>
  declare readonly locale: ReturnType<typeof locales>
  declare readonly order: ReturnType<typeof orders>
  declare readonly payment: ReturnType<typeof payment>
  declare readonly product: ReturnType<typeof products>
  declare readonly productOption: ReturnType<typeof productOptions>
  declare readonly productTag: ReturnType<typeof productTags>
  declare readonly productType: ReturnType<typeof productTypes>
  declare readonly productVariant: ReturnType<typeof productVariants>
  declare readonly region: ReturnType<typeof regions>
  declare readonly return: ReturnType<typeof returns>
  declare readonly returnReason: ReturnType<typeof returnReasons>
  declare readonly search: ReturnType<typeof search>

  constructor(client: Client) {
    const through = endpoints(client)
    Object.assign(this, {
      cart: carts(through),
      category: categories(through),
      collection: collections(through),
      currency: currencies(through),
      customer: customers(through),
      fulfillment: fulfillment(through),
      locale: locales(through),
      order: orders(through),
      payment: payment(through),
      product: products(through),
      productOption: productOptions(through),
      productTag: productTags(through),
      productType: productTypes(through),
      productVariant: productVariants(through),
      region: regions(through),
      return: returns(through),
      returnReason: returnReasons(through),
      search: search(through),
    } satisfies Store)
  }
}
