import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Price lists: sale prices, or prices for some customers. Amounts are in major currency units. */
export function priceList(request: Requests) {
  return {
    /**
     * Lists price lists. `GET /admin/price-lists`
     *
     * @example
     * const { price_lists } = await admin.priceList.list({ status: ['active'] })
     */
    list: (
      query?: HttpTypes.AdminPriceListListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListListResponse> =>
      request.get('/admin/price-lists', { ...options, query, headers }),

    /**
     * Retrieves a price list. `GET /admin/price-lists/{id}`
     *
     * @example
     * const { price_list } = await admin.priceList.retrieve('plist_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListResponse> =>
      request.get('/admin/price-lists/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a price list. `POST /admin/price-lists`
     *
     * @example
     * const { price_list } = await admin.priceList.create({
     *   title: 'Summer sale', description: 'Linen, 20 % off', type: 'sale', status: 'active',
     *   prices: [{ variant_id: 'variant_01', currency_code: 'inr', amount: 1199 }],
     * })
     */
    create: (
      body: HttpTypes.AdminCreatePriceList,
      query?: HttpTypes.AdminPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListResponse> =>
      request.post('/admin/price-lists', { ...options, body, query, headers }),

    /**
     * Changes a price list. `POST /admin/price-lists/{id}`
     *
     * @example
     * await admin.priceList.update('plist_01', { ends_at: '2026-12-31T18:30:00Z' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdatePriceList,
      query?: HttpTypes.AdminPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListResponse> =>
      request.post('/admin/price-lists/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a price list. `DELETE /admin/price-lists/{id}`
     *
     * @example
     * await admin.priceList.delete('plist_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPriceListDeleteResponse> =>
      request.delete('/admin/price-lists/:id', { ...options, ids: [id], headers }),

    /**
     * Creates, changes and deletes prices of a list. `POST /admin/price-lists/{id}/prices/batch`
     *
     * @example
     * await admin.priceList.batchPrices('plist_01', {
     *   create: [{ variant_id: 'variant_02', currency_code: 'inr', amount: 999 }],
     *   update: [{ id: 'price_01', variant_id: 'variant_01', amount: 1099 }],
     *   delete: ['price_02'],
     * })
     */
    batchPrices: (
      id: string,
      body: HttpTypes.AdminBatchPriceListPrice,
      query?: HttpTypes.AdminPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListBatchResponse> =>
      request.post('/admin/price-lists/:id/prices/batch', { ...options, ids: [id], body, query, headers }),

    /**
     * Lists the prices of a list. `GET /admin/price-lists/{id}/prices`
     *
     * @example
     * const { prices } = await admin.priceList.prices('plist_01', { limit: 50 })
     */
    prices: (
      id: string,
      query?: HttpTypes.AdminPriceListPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListPriceListResponse> =>
      request.get('/admin/price-lists/:id/prices', { ...options, ids: [id], query, headers }),

    /**
     * Removes the prices of products from a list. `POST /admin/price-lists/{id}/products`
     *
     * @example
     * await admin.priceList.linkProducts('plist_01', { remove: ['prod_01'] })
     */
    linkProducts: (
      id: string,
      body: HttpTypes.AdminLinkPriceListProducts,
      query?: HttpTypes.AdminPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListResponse> =>
      request.post('/admin/price-lists/:id/products', { ...options, ids: [id], body, query, headers }),
  }
}
