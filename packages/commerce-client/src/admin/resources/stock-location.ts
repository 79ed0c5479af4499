import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Stock locations: where stock is kept and shipped from. */
export function stockLocation(request: Requests) {
  return {
    /**
     * Lists stock locations. `GET /admin/stock-locations`
     *
     * @example
     * const { stock_locations } = await admin.stockLocation.list({ sales_channel_id: 'sc_01' })
     */
    list: (
      query?: HttpTypes.AdminStockLocationListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminStockLocationListResponse> =>
      request.get('/admin/stock-locations', { ...options, query, headers }),

    /**
     * Retrieves a stock location. `GET /admin/stock-locations/{id}`
     *
     * @example
     * const { stock_location } = await admin.stockLocation.retrieve('sloc_01', {
     *   fields: '*fulfillment_sets.service_zones',
     * })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminStockLocationResponse> =>
      request.get('/admin/stock-locations/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a stock location. `POST /admin/stock-locations`
     *
     * @example
     * const { stock_location } = await admin.stockLocation.create({
     *   name: 'Mumbai',
     *   address: { address_1: '12 Hill Road', city: 'Mumbai', postal_code: '400050', country_code: 'in' },
     * })
     */
    create: (
      body: HttpTypes.AdminCreateStockLocation,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminStockLocationResponse> =>
      request.post('/admin/stock-locations', { ...options, body, query, headers }),

    /**
     * Changes a stock location. `POST /admin/stock-locations/{id}`
     *
     * @example
     * await admin.stockLocation.update('sloc_01', { name: 'Mumbai, Bandra' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateStockLocation,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminStockLocationResponse> =>
      request.post('/admin/stock-locations/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a stock location. `DELETE /admin/stock-locations/{id}`
     *
     * @example
     * await admin.stockLocation.delete('sloc_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminStockLocationDeleteResponse> =>
      request.delete('/admin/stock-locations/:id', { ...options, ids: [id], headers }),

    /**
     * Adds sales channels to a location and removes others. `POST /admin/stock-locations/{id}/sales-channels`
     *
     * @example
     * await admin.stockLocation.updateSalesChannels('sloc_01', { add: ['sc_01'] })
     */
    updateSalesChannels: (
      id: string,
      body: HttpTypes.AdminUpdateStockLocationSalesChannels,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminStockLocationResponse> =>
      request.post('/admin/stock-locations/:id/sales-channels', { ...options, ids: [id], body, headers }),

    /**
     * Adds a fulfillment set. `POST /admin/stock-locations/{id}/fulfillment-sets`
     *
     * @example
     * const { stock_location } = await admin.stockLocation.createFulfillmentSet('sloc_01', {
     *   name: 'Delivery', type: 'shipping',
     * })
     */
    createFulfillmentSet: (
      id: string,
      body: HttpTypes.AdminCreateStockLocationFulfillmentSet,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminStockLocationResponse> =>
      request.post('/admin/stock-locations/:id/fulfillment-sets', { ...options, ids: [id], body, headers }),

    /**
     * Adds fulfillment providers to a location and removes others.
     * `POST /admin/stock-locations/{id}/fulfillment-providers`
     *
     * @example
     * await admin.stockLocation.updateFulfillmentProviders('sloc_01', { add: ['manual_manual'] })
     */
    updateFulfillmentProviders: (
      id: string,
      body: HttpTypes.AdminBatchLink,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminStockLocationResponse> =>
      request.post('/admin/stock-locations/:id/fulfillment-providers', {
        ...options,
        ids: [id],
        body,
        headers,
      }),
  }
}
