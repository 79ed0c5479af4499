import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Fulfillment providers. */
export function fulfillmentProvider(request: Requests) {
  return {
    /**
     * Lists fulfillment providers. `GET /admin/fulfillment-providers`
     *
     * @example
     * const { fulfillment_providers } = await admin.fulfillmentProvider.list({
     *   stock_location_id: 'sloc_01',
     * })
     */
    list: (
      query?: HttpTypes.AdminGetFulfillmentProvidersParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminFulfillmentProviderListResponse> =>
      request.get('/admin/fulfillment-providers', { ...options, query, headers }),

    /**
     * Lists what a provider offers, such as its services. `GET /admin/fulfillment-providers/{id}/options`
     *
     * @example
     * const { fulfillment_options } = await admin.fulfillmentProvider.listFulfillmentOptions('manual_manual')
     */
    listFulfillmentOptions: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminFulfillmentProviderOptionsListResponse> =>
      request.get('/admin/fulfillment-providers/:id/options', { ...options, ids: [id], headers }),
  }
}
