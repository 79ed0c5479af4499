import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Price lists: sale prices, or prices for some customers. Amounts are in major currency units. */
export function priceList(request: Requests) {
  return {
    /** Lists price lists. `GET /admin/price-lists` */
    list: (
      query?: HttpTypes.AdminPriceListListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListListResponse> =>
      request.get('/admin/price-lists', { ...options, query, headers }),

    /** Retrieves a price list. `GET /admin/price-lists/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListResponse> =>
      request.get('/admin/price-lists/:id', { ...options, ids: [id], query, headers }),

    /** Creates a price list. `POST /admin/price-lists` */
    create: (
      body: HttpTypes.AdminCreatePriceList,
      query?: HttpTypes.AdminPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListResponse> =>
      request.post('/admin/price-lists', { ...options, body, query, headers }),

    /** Changes a price list. `POST /admin/price-lists/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdatePriceList,
      query?: HttpTypes.AdminPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListResponse> =>
      request.post('/admin/price-lists/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes a price list. `DELETE /admin/price-lists/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPriceListDeleteResponse> =>
      request.delete('/admin/price-lists/:id', { ...options, ids: [id], headers }),

    /** Creates, changes and deletes prices of a list. `POST /admin/price-lists/{id}/prices/batch` */
    batchPrices: (
      id: string,
      body: HttpTypes.AdminBatchPriceListPrice,
      query?: HttpTypes.AdminPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListBatchResponse> =>
      request.post('/admin/price-lists/:id/prices/batch', { ...options, ids: [id], body, query, headers }),

    /** Lists the prices of a list. `GET /admin/price-lists/{id}/prices` */
    prices: (
      id: string,
      query?: HttpTypes.AdminPriceListPriceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPriceListPriceListResponse> =>
      request.get('/admin/price-lists/:id/prices', { ...options, ids: [id], query, headers }),

    /** Removes the prices of products from a list. `POST /admin/price-lists/{id}/products` */
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
