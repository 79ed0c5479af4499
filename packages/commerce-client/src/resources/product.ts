import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { Requests } from './requests.ts'

/** Products with their variants, options and images. Prices (`calculated_price`, major units) need a `region_id`. */
export function product(request: Requests) {
  return {
    /**
     * Lists products. An unknown handle or id gives an empty list, not an error. `GET /store/products`
     *
     * @example
     * const { products, count } = await shop.store.product.list({
     *   region_id: 'reg_01', limit: 12, order: '-created_at',
     * })
     */
    list: (
      query?: HttpTypes.StoreProductListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductListResponse> =>
      request.get('/store/products', { ...options, query, headers }),

    /**
     * Retrieves a product; type `not_found` when the sales channel has no product with this id.
     * `GET /store/products/{id}`
     *
     * @example
     * const { product } = await shop.store.product.retrieve('prod_01', { region_id: 'reg_01' })
     */
    retrieve: (
      id: string,
      query?: HttpTypes.StoreProductParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductResponse> =>
      request.get('/store/products/:id', { ...options, ids: [id], query, headers }),
  }
}
