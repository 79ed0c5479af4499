import type { HttpTypes } from '@medusajs/types'
import type { FindParams } from './query.ts'

export type StoreRegion = HttpTypes.StoreRegion
export type StoreRegionResponse = HttpTypes.StoreRegionResponse
export type StoreRegionListResponse = HttpTypes.StoreRegionListResponse
export type StoreRegionListParams = FindParams & HttpTypes.StoreRegionFilters

export type StoreCollection = HttpTypes.StoreCollection
export type StoreCollectionResponse = HttpTypes.StoreCollectionResponse
export type StoreCollectionListResponse = HttpTypes.StoreCollectionListResponse
export type StoreCollectionListParams = FindParams & HttpTypes.StoreCollectionListParams

export type StoreProductCategory = HttpTypes.StoreProductCategory
export type StoreProductCategoryParams = HttpTypes.StoreProductCategoryParams
export type StoreProductCategoryResponse = HttpTypes.StoreProductCategoryResponse
export type StoreProductCategoryListResponse = HttpTypes.StoreProductCategoryListResponse
export type StoreProductCategoryListParams = FindParams & HttpTypes.StoreProductCategoryListParams

export type StoreProduct = HttpTypes.StoreProduct
export type StoreProductVariant = HttpTypes.StoreProductVariant
export type StoreProductParams = HttpTypes.StoreProductParams
export type StoreProductResponse = HttpTypes.StoreProductResponse
export type StoreProductListResponse = HttpTypes.StoreProductListResponse
export type StoreProductListParams = HttpTypes.StoreProductListParams
