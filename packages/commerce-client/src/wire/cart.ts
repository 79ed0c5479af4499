import type { HttpTypes } from '@medusajs/types'

export type {
  StoreAddCartLineItem,
  StoreAddCartShippingMethods,
  StoreCart,
  StoreCartAddPromotion,
  StoreCartLineItem,
  StoreCartRemovePromotion,
  StoreCartResponse,
  StoreCompleteCartResponse,
  StoreCreateCart,
  StoreUpdateCart,
  StoreUpdateCartLineItem,
} from '@medusajs/types/dist/http/index.js'

/** The cart without the line is `parent`; the server always sends it. */
export type StoreLineItemDeleteResponse = HttpTypes.StoreLineItemDeleteResponse & {
  readonly parent: HttpTypes.StoreCart
}
