import { cart } from './resources/cart.ts'
import { category } from './resources/category.ts'
import { collection } from './resources/collection.ts'
import { currency } from './resources/currency.ts'
import { customer } from './resources/customer.ts'
import { fulfillment } from './resources/fulfillment.ts'
import { locale } from './resources/locale.ts'
import { order } from './resources/order.ts'
import { payment } from './resources/payment.ts'
import { product } from './resources/product.ts'
import { productOption } from './resources/product-option.ts'
import { productTag } from './resources/product-tag.ts'
import { productType } from './resources/product-type.ts'
import { productVariant } from './resources/product-variant.ts'
import { region } from './resources/region.ts'
import { orderReturn } from './resources/return.ts'
import { returnReason } from './resources/return-reason.ts'
import { search } from './resources/search.ts'
import { resources } from './resources/resources.ts'

/**
 * The store API: everything below `/store`, one member per resource.
 *
 * Every method takes js-sdk's arguments in js-sdk's order and then {@link RequestOptions}. It fails with the errors of
 * {@link Client.fetch}, or with a `TypeError` for an empty id.
 */
export class Store
  extends /* @__PURE__ */ resources({
    cart,
    category,
    collection,
    currency,
    customer,
    fulfillment,
    locale,
    order,
    payment,
    product,
    productOption,
    productTag,
    productType,
    productVariant,
    region,
    return: orderReturn,
    returnReason,
    search,
  }) {}
