import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { FindParams } from './query.ts'
import type { Requests } from './requests.ts'

export type StoreProductCategoryListParams = FindParams & HttpTypes.StoreProductCategoryListParams

/** Product categories: the tree a shopper browses. */
export function category(request: Requests) {
  return {
    /**
     * Lists categories. `GET /store/product-categories`
     *
     * @example
     * const { product_categories } = await shop.store.category.list({
     *   parent_category_id: 'null', include_descendants_tree: true,
     * })
     */
    list: (
      query?: StoreProductCategoryListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductCategoryListResponse> =>
      request.get('/store/product-categories', { ...options, query, headers }),

    /**
     * Retrieves a category. `GET /store/product-categories/{id}`
     *
     * @example
     * const { product_category } = await shop.store.category.retrieve('pcat_01', {
     *   include_ancestors_tree: true,
     * })
     */
    retrieve: (
      id: string,
      query?: HttpTypes.StoreProductCategoryParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductCategoryResponse> =>
      request.get('/store/product-categories/:id', { ...options, ids: [id], query, headers }),
  }
}
