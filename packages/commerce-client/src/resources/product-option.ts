import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { FindParams } from './query.ts'
import type { Requests } from './requests.ts'

export type StoreProductOptionListParams = FindParams & HttpTypes.StoreProductOptionListParams

/** Product options, such as size, and their values. */
export function productOption(request: Requests) {
  return {
    /**
     * Lists product options. `GET /store/product-options`
     *
     * @example
     * const { product_options } = await shop.store.productOption.list({ title: 'Size' })
     */
    list: (
      query?: StoreProductOptionListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductOptionListResponse> =>
      request.get('/store/product-options', { ...options, query, headers }),

    /**
     * Retrieves a product option. `GET /store/product-options/{id}`
     *
     * @example
     * const { product_option } = await shop.store.productOption.retrieve('opt_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.StoreProductOptionParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductOptionResponse> =>
      request.get('/store/product-options/:id', { ...options, ids: [id], query, headers }),
  }
}
