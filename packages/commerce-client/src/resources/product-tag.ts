import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

/** Product tags. */
export function productTag(request: Requests) {
  return {
    /**
     * Lists product tags. `GET /store/product-tags`
     *
     * @example
     * const { product_tags } = await shop.store.productTag.list({ value: 'handwoven' })
     */
    list: (
      query?: HttpTypes.StoreProductTagListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductTagListResponse> =>
      request.get('/store/product-tags', { ...options, query, headers }),

    /**
     * Retrieves a product tag. `GET /store/product-tags/{id}`
     *
     * @example
     * const { product_tag } = await shop.store.productTag.retrieve('ptag_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductTagResponse> =>
      request.get('/store/product-tags/:id', { ...options, ids: [id], query, headers }),
  }
}
