import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { FindParams, SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Regions: where the shop sells, with currency, countries, payment providers. */
export function region(request: Requests) {
  return {
    /**
     * Lists regions. `GET /admin/regions`
     *
     * @example
     * const { regions } = await admin.region.list({ currency_code: 'inr' })
     */
    list: (
      query?: FindParams & HttpTypes.AdminRegionFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRegionListResponse> =>
      request.get('/admin/regions', { ...options, query, headers }),

    /**
     * Retrieves a region. `GET /admin/regions/{id}`
     *
     * @example
     * const { region } = await admin.region.retrieve('reg_01', { fields: '+payment_providers.id' })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRegionResponse> =>
      request.get('/admin/regions/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a region. `POST /admin/regions`
     *
     * @example
     * const { region } = await admin.region.create({
     *   name: 'India', currency_code: 'inr', countries: ['in'],
     *   payment_providers: ['pp_system_default'],
     * })
     */
    create: (
      body: HttpTypes.AdminCreateRegion,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRegionResponse> =>
      request.post('/admin/regions', { ...options, body, query, headers }),

    /**
     * Changes a region. `POST /admin/regions/{id}`
     *
     * `countries` and `payment_providers` are replaced: those that are not named are taken away.
     *
     * @example
     * await admin.region.update('reg_01', { countries: ['in', 'lk'] })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateRegion,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRegionResponse> =>
      request.post('/admin/regions/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a region. `DELETE /admin/regions/{id}`
     *
     * @example
     * await admin.region.delete('reg_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminRegionDeleteResponse> =>
      request.delete('/admin/regions/:id', { ...options, ids: [id], headers }),
  }
}
