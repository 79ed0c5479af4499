import type { HttpTypes } from '@medusajs/types'

export type StoreCart = HttpTypes.StoreCart
export type StoreCartLineItem = HttpTypes.StoreCartLineItem
export type StoreCartResponse = HttpTypes.StoreCartResponse
export type StoreCreateCart = HttpTypes.StoreCreateCart
export type StoreUpdateCart = HttpTypes.StoreUpdateCart
export type StoreAddCartLineItem = HttpTypes.StoreAddCartLineItem
export type StoreUpdateCartLineItem = HttpTypes.StoreUpdateCartLineItem
export type StoreAddCartShippingMethods = HttpTypes.StoreAddCartShippingMethods

/** The cart without the line is `parent`; the server always sends it. */
export type StoreLineItemDeleteResponse = HttpTypes.StoreLineItemDeleteResponse & {
  readonly parent: StoreCart
}

/** An order, or the cart again with the reason why it cannot become one; both come with status 200. */
export type StoreCompleteCartResponse = HttpTypes.StoreCompleteCartResponse
