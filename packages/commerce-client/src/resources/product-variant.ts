import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { FindParams } from './query.ts'
import type { Requests } from './requests.ts'

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

/** Variants of any product. Prices (`calculated_price`, major units) need a `region_id`. */
export function productVariant(request: Requests) {
  return {
    /**
     * Lists variants. `GET /store/product-variants`
     *
     * @example
     * const { variants } = await shop.store.productVariant.list({
     *   sku: 'LINEN-SHIRT-M', region_id: 'reg_01',
     * })
     */
    list: (
      query?: StoreProductVariantListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductVariantListResponse> =>
      request.get('/store/product-variants', { ...options, query, headers }),

    /**
     * Retrieves a variant. `GET /store/product-variants/{id}`
     *
     * @example
     * const { variant } = await shop.store.productVariant.retrieve('variant_01', {
     *   region_id: 'reg_01',
     * })
     */
    retrieve: (
      id: string,
      query?: StoreProductVariantParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreProductVariantResponse> =>
      request.get('/store/product-variants/:id', { ...options, ids: [id], query, headers }),
  }
}
