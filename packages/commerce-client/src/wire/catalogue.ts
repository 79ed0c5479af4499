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
  StoreProductVariantParams,
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
export type StoreProductVariantListParams = FindParams & HttpTypes.StoreProductVariantParams
export type StoreCurrencyListParams = HttpTypes.StoreGetCurrencyListParams
export type StoreCurrencyParams = HttpTypes.StoreGetCurrencyParams
