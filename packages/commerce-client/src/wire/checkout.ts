import type { HttpTypes } from '@medusajs/types'

export type {
  StoreCalculateShippingOptionPrice,
  StoreCartShippingOption,
  StoreCreatePaymentCollection,
  StoreGetShippingOptionList,
  StoreInitializePaymentSession,
  StorePaymentCollection,
  StorePaymentCollectionResponse,
  StorePaymentProvider,
  StorePaymentProviderListResponse,
  StorePaymentSession,
  StoreShippingOptionListResponse,
  StoreShippingOptionResponse,
} from '@medusajs/types/dist/http/index.js'

export type StorePaymentProviderListParams = HttpTypes.FindParams & HttpTypes.StorePaymentProviderFilters

/** The fields of a cart that a payment needs. */
export interface CartToPay {
  readonly id: string
  readonly payment_collection?: { readonly id: string } | undefined
}
