import type { FindParams, HttpTypes } from '@medusajs/types'

export type {
  StoreCollection,
  StoreCollectionListResponse,
  StoreCollectionResponse,
  StoreCurrency,
  StoreCurrencyListResponse,
  StoreCurrencyResponse,
  StoreLocale,
  StoreLocaleListResponse,
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
  StoreSearch,
  StoreSearchResponse,
} from '@medusajs/types/dist/http/index.js'

export type StoreRegionListParams = FindParams & HttpTypes.StoreRegionFilters
export type StoreCollectionListParams = FindParams & HttpTypes.StoreCollectionListParams
export type StoreProductCategoryListParams = FindParams & HttpTypes.StoreProductCategoryListParams
export type StoreProductOptionListParams = FindParams & HttpTypes.StoreProductOptionListParams
/** The context of prices and stock. */
interface StoreProductVariantContext {
  region_id?: string
  country_code?: string
  province?: string
  cart_id?: string
  sales_channel_id?: string | string[]
}
export type StoreProductVariantParams = HttpTypes.SelectParams & StoreProductVariantContext
export type StoreProductVariantListParams = FindParams &
  HttpTypes.StoreProductVariantParams &
  StoreProductVariantContext
export type StoreCurrencyListParams = HttpTypes.StoreGetCurrencyListParams
export type StoreCurrencyParams = HttpTypes.StoreGetCurrencyParams
