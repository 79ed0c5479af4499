import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Sales channels: which products are sold where. */
export function salesChannel(request: Requests) {
  return {
    /**
     * Lists sales channels. `GET /admin/sales-channels`
     *
     * @example
     * const { sales_channels } = await admin.salesChannel.list({ is_disabled: false })
     */
    list: (
      query?: HttpTypes.AdminSalesChannelListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminSalesChannelListResponse> =>
      request.get('/admin/sales-channels', { ...options, query, headers }),

    /**
     * Retrieves a sales channel. `GET /admin/sales-channels/{id}`
     *
     * @example
     * const { sales_channel } = await admin.salesChannel.retrieve('sc_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminSalesChannelResponse> =>
      request.get('/admin/sales-channels/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a sales channel. `POST /admin/sales-channels`
     *
     * @example
     * const { sales_channel } = await admin.salesChannel.create({
     *   name: 'Web shop', description: 'umber.example',
     * })
     */
    create: (
      body: HttpTypes.AdminCreateSalesChannel,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminSalesChannelResponse> =>
      request.post('/admin/sales-channels', { ...options, body, query, headers }),

    /**
     * Changes a sales channel. `POST /admin/sales-channels/{id}`
     *
     * @example
     * await admin.salesChannel.update('sc_01', { is_disabled: true })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateSalesChannel,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminSalesChannelResponse> =>
      request.post('/admin/sales-channels/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a sales channel. `DELETE /admin/sales-channels/{id}`
     *
     * @example
     * await admin.salesChannel.delete('sc_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminSalesChannelDeleteResponse> =>
      request.delete('/admin/sales-channels/:id', { ...options, ids: [id], headers }),

    /**
     * Adds products to a sales channel and removes others. The same as `batchProducts`.
     * `POST /admin/sales-channels/{id}/products`
     *
     * @example
     * await admin.salesChannel.updateProducts('sc_01', { add: ['prod_01'] })
     */
    updateProducts: (
      id: string,
      body: HttpTypes.AdminUpdateSalesChannelProducts,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminSalesChannelResponse> =>
      request.post('/admin/sales-channels/:id/products', { ...options, ids: [id], body, headers }),

    /**
     * Adds products to a sales channel and removes others. `POST /admin/sales-channels/{id}/products`
     *
     * @example
     * await admin.salesChannel.batchProducts('sc_01', { add: ['prod_01'], remove: ['prod_02'] })
     */
    batchProducts: (
      id: string,
      body: HttpTypes.AdminUpdateSalesChannelProducts,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminSalesChannelResponse> =>
      request.post('/admin/sales-channels/:id/products', { ...options, ids: [id], body, headers }),
  }
}
