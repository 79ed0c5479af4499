import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Shipping options for the shopper to choose from. Prices are in major currency units. */
export function shippingOption(request: Requests) {
  return {
    /**
     * Lists shipping options. `GET /admin/shipping-options`
     *
     * @example
     * const { shipping_options } = await admin.shippingOption.list({ stock_location_id: 'sloc_01' })
     */
    list: (
      query?: HttpTypes.AdminShippingOptionListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionListResponse> =>
      request.get('/admin/shipping-options', { ...options, query, headers }),

    /**
     * Retrieves a shipping option. `GET /admin/shipping-options/{id}`
     *
     * @example
     * const { shipping_option } = await admin.shippingOption.retrieve('so_01', {
     *   fields: '+prices.amount',
     * })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionResponse> =>
      request.get('/admin/shipping-options/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a shipping option. `POST /admin/shipping-options`
     *
     * @example
     * const { shipping_option } = await admin.shippingOption.create({
     *   name: 'Standard', service_zone_id: 'serzo_01', shipping_profile_id: 'sp_01', provider_id: 'manual_manual',
     *   type: { label: 'Standard', description: 'In 3 to 5 days', code: 'standard' },
     *   price_type: 'flat', prices: [{ currency_code: 'inr', amount: 99 }],
     * })
     */
    create: (
      body: HttpTypes.AdminCreateShippingOption,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionResponse> =>
      request.post('/admin/shipping-options', { ...options, body, query, headers }),

    /**
     * Changes a shipping option. `POST /admin/shipping-options/{id}`
     *
     * @example
     * await admin.shippingOption.update('so_01', {
     *   prices: [{ id: 'price_01', currency_code: 'inr', amount: 79 }],
     * })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateShippingOption,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminShippingOptionResponse> =>
      request.post('/admin/shipping-options/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a shipping option. `DELETE /admin/shipping-options/{id}`
     *
     * @example
     * await admin.shippingOption.delete('so_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminShippingOptionDeleteResponse> =>
      request.delete('/admin/shipping-options/:id', { ...options, ids: [id], headers }),

    /**
     * Creates, changes and deletes the rules of an option in one request. `POST /admin/shipping-options/{id}/rules/batch`
     *
     * @example
     * await admin.shippingOption.updateRules('so_01', {
     *   create: [{ attribute: 'is_return', operator: 'eq', value: 'true' }],
     *   delete: ['sorul_01'],
     * })
     */
    updateRules: (
      id: string,
      body: HttpTypes.AdminUpdateShippingOptionRules,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminUpdateShippingOptionRulesResponse> =>
      request.post('/admin/shipping-options/:id/rules/batch', { ...options, ids: [id], body, headers }),
  }
}
