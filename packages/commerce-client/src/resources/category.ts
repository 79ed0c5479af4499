import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { FindParams } from './query.ts'
import type { Requests } from './requests.ts'

export type StoreProductCategoryListParams = FindParams & HttpTypes.StoreProductCategoryListParams

/** Product categories: the tree a shopper browses. */
export function category(request: Requests) {
  return {
    /** Lists categories. `GET /store/product-categories` */
    list: (
      query?: StoreProductCategoryListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductCategoryListResponse> =>
      request.get('/store/product-categories', { ...options, query, headers }),

    /** Retrieves a category. `GET /store/product-categories/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.StoreProductCategoryParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductCategoryResponse> =>
      request.get('/store/product-categories/:id', { ...options, ids: [id], query, headers }),
  }
}
