export { CommerceClient } from './commerce-client.ts'
export { Client } from './client.ts'
export { Store } from './store.ts'
export { Auth } from './auth.ts'
export { FullAuth } from './full-auth.ts'
export { PUBLISHABLE_KEY_HEADER } from './transport/request.ts'

export { CommerceError, isCommerceError } from './errors/commerce-error.ts'
export { FetchError } from './errors/fetch-error.ts'
export { NetworkError } from './errors/network-error.ts'
export { TimeoutError } from './errors/timeout-error.ts'
export { UnreadableError } from './errors/unreadable-error.ts'
export type { CommerceErrorDetails, CommerceErrorKind } from './errors/commerce-error.ts'

export { customEndpoint } from './extras/custom-endpoint.ts'
export { errorDetails } from './extras/error-details.ts'
export { isConflict } from './extras/is-conflict.ts'
export { each, eachPage } from './extras/paginate.ts'
export { withResponse } from './extras/with-response.ts'
export { keepTokenFresh } from './extras/keep-token-fresh.ts'
export { sharedReads } from './extras/dedupe-reads.ts'
export { withHooks } from './extras/with-hooks.ts'
export { events } from './streams/events.ts'
export type { EndpointCall, EndpointTypes } from './extras/custom-endpoint.ts'
export type { ErrorDetails } from './extras/error-details.ts'
export type { ItemOf } from './extras/paginate.ts'
export type { WithResponse } from './extras/with-response.ts'
export type { FreshTokenOptions } from './extras/keep-token-fresh.ts'
export type { HookedRequest, Hooks } from './extras/with-hooks.ts'
export type { EventsOptions } from './streams/events.ts'
export type { ServerSentEventMessage } from './streams/parse-events.ts'

export type {
  ClientHeaders,
  Config,
  FetchArgs,
  Logger,
  OptionsWithQuery,
  RequestOptions,
  RetryOptions,
} from './config.ts'
export type { AuthConfig, TokenStorage, TokenStorageMethod } from './auth/token-storage.ts'
export type { Clock } from './transport/clock.ts'

export type * from './auth/auth-types.ts'
export type * from './resources/query.ts'
export type { StoreLineItemDeleteResponse } from './resources/cart.ts'
export type { StoreProductCategoryListParams } from './resources/category.ts'
export type { StoreCollectionListParams } from './resources/collection.ts'
export type { StoreCurrencyListParams, StoreCurrencyParams } from './resources/currency.ts'
export type { StoreCustomerAddressListParams } from './resources/customer.ts'
export type { CartToPay, StorePaymentProviderListParams } from './resources/payment.ts'
export type { StoreProductOptionListParams } from './resources/product-option.ts'
export type { StoreProductVariantListParams, StoreProductVariantParams } from './resources/product-variant.ts'
export type { StoreRegionListParams } from './resources/region.ts'

// Medusa's own types.
export type {
  StoreAcceptOrderTransfer,
  StoreAddCartLineItem,
  StoreAddCartShippingMethods,
  StoreCalculateShippingOptionPrice,
  StoreCart,
  StoreCartAddPromotion,
  StoreCartLineItem,
  StoreCartRemovePromotion,
  StoreCartResponse,
  StoreCartShippingOption,
  StoreCollection,
  StoreCollectionListResponse,
  StoreCollectionResponse,
  StoreCompleteCartResponse,
  StoreCreateCart,
  StoreCreateCustomer,
  StoreCreateCustomerAddress,
  StoreCreatePaymentCollection,
  StoreCreateReturn,
  StoreCurrency,
  StoreCurrencyListResponse,
  StoreCurrencyResponse,
  StoreCustomer,
  StoreCustomerAddress,
  StoreCustomerAddressDeleteResponse,
  StoreCustomerAddressListResponse,
  StoreCustomerAddressResponse,
  StoreCustomerResponse,
  StoreDeclineOrderTransfer,
  StoreGetShippingOptionList,
  StoreInitializePaymentSession,
  StoreLocale,
  StoreLocaleListResponse,
  StoreOrder,
  StoreOrderFilters,
  StoreOrderListResponse,
  StoreOrderResponse,
  StorePaymentCollection,
  StorePaymentCollectionResponse,
  StorePaymentProvider,
  StorePaymentProviderListResponse,
  StorePaymentSession,
  StoreProduct,
  StoreProductCategory,
  StoreProductCategoryListResponse,
  StoreProductCategoryParams,
  StoreProductCategoryResponse,
  StoreProductListParams,
  StoreProductListResponse,
  StoreProductOption,
  StoreProductOptionListResponse,
  StoreProductOptionParams,
  StoreProductOptionResponse,
  StoreProductParams,
  StoreProductResponse,
  StoreProductTag,
  StoreProductTagListParams,
  StoreProductTagListResponse,
  StoreProductTagResponse,
  StoreProductType,
  StoreProductTypeListParams,
  StoreProductTypeListResponse,
  StoreProductTypeResponse,
  StoreProductVariant,
  StoreProductVariantListResponse,
  StoreProductVariantResponse,
  StoreRegion,
  StoreRegionListResponse,
  StoreRegionResponse,
  StoreRequestOrderTransfer,
  StoreReturn,
  StoreReturnReason,
  StoreReturnReasonListResponse,
  StoreReturnReasonParams,
  StoreReturnReasonResponse,
  StoreReturnReasonsParams,
  StoreReturnResponse,
  StoreSearch,
  StoreSearchResponse,
  StoreShippingOptionListResponse,
  StoreShippingOptionResponse,
  StoreUpdateCart,
  StoreUpdateCartLineItem,
  StoreUpdateCustomer,
  StoreUpdateCustomerAddress,
} from '@medusajs/types/dist/http/index.js'
