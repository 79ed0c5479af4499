import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Price preferences: whether prices of a region or a currency include tax. */
export function pricePreference(request: Requests) {
  return {
    /** Lists price preferences. `GET /admin/price-preferences` */
    list: (
      query?: HttpTypes.AdminPricePreferenceListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPricePreferenceListResponse> =>
      request.get('/admin/price-preferences', { ...options, query, headers }),

    /** Retrieves a price preference. `GET /admin/price-preferences/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminGetPricePreferenceParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPricePreferenceResponse> =>
      request.get('/admin/price-preferences/:id', { ...options, ids: [id], query, headers }),

    /** Creates a price preference. `POST /admin/price-preferences` */
    create: (
      body: HttpTypes.AdminCreatePricePreference,
      query?: HttpTypes.AdminGetPricePreferenceParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPricePreferenceResponse> =>
      request.post('/admin/price-preferences', { ...options, body, query, headers }),

    /** Changes a price preference. `POST /admin/price-preferences/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdatePricePreference,
      query?: HttpTypes.AdminGetPricePreferenceParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPricePreferenceResponse> =>
      request.post('/admin/price-preferences/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes a price preference. `DELETE /admin/price-preferences/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPricePreferenceDeleteResponse> =>
      request.delete('/admin/price-preferences/:id', { ...options, ids: [id], headers }),
  }
}
