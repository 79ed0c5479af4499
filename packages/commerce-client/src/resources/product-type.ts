import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

/** Product types. */
export function productType(request: Requests) {
  return {
    /**
     * Lists product types. `GET /store/product-types`
     *
     * @example
     * const { product_types } = await shop.store.productType.list({ value: 'Shirt' })
     */
    list: (
      query?: HttpTypes.StoreProductTypeListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductTypeListResponse> =>
      request.get('/store/product-types', { ...options, query, headers }),

    /**
     * Retrieves a product type. `GET /store/product-types/{id}`
     *
     * @example
     * const { product_type } = await shop.store.productType.retrieve('ptyp_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductTypeResponse> =>
      request.get('/store/product-types/:id', { ...options, ids: [id], query, headers }),
  }
}
