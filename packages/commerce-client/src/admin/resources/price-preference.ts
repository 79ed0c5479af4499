import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Price preferences: whether prices of a region or a currency include tax. */
export function pricePreference(request: Requests) {
  return {
    /**
     * Lists price preferences. `GET /admin/price-preferences`
     *
     * @example
     * const { price_preferences } = await admin.pricePreference.list({ attribute: 'currency_code' })
     */
    list: (
      query?: HttpTypes.AdminPricePreferenceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPricePreferenceListResponse> =>
      request.get('/admin/price-preferences', { ...options, query, headers }),

    /**
     * Retrieves a price preference. `GET /admin/price-preferences/{id}`
     *
     * @example
     * const { price_preference } = await admin.pricePreference.retrieve('prpref_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminGetPricePreferenceParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPricePreferenceResponse> =>
      request.get('/admin/price-preferences/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a price preference. `POST /admin/price-preferences`
     *
     * @example
     * await admin.pricePreference.create({
     *   attribute: 'currency_code', value: 'inr', is_tax_inclusive: true,
     * })
     */
    create: (
      body: HttpTypes.AdminCreatePricePreference,
      query?: HttpTypes.AdminGetPricePreferenceParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPricePreferenceResponse> =>
      request.post('/admin/price-preferences', { ...options, body, query, headers }),

    /**
     * Changes a price preference. `POST /admin/price-preferences/{id}`
     *
     * @example
     * await admin.pricePreference.update('prpref_01', { is_tax_inclusive: false })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdatePricePreference,
      query?: HttpTypes.AdminGetPricePreferenceParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPricePreferenceResponse> =>
      request.post('/admin/price-preferences/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a price preference. `DELETE /admin/price-preferences/{id}`
     *
     * @example
     * await admin.pricePreference.delete('prpref_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPricePreferenceDeleteResponse> =>
      request.delete('/admin/price-preferences/:id', { ...options, ids: [id], headers }),
  }
}
