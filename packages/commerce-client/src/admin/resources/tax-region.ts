import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Tax regions: countries, and provinces below them. */
export function taxRegion(request: Requests) {
  return {
    /**
     * Lists tax regions. `GET /admin/tax-regions`
     *
     * @example
     * const { tax_regions } = await admin.taxRegion.list({ country_code: 'in' })
     */
    list: (
      query?: HttpTypes.AdminTaxRegionListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTaxRegionListResponse> =>
      request.get('/admin/tax-regions', { ...options, query, headers }),

    /**
     * Retrieves a tax region. `GET /admin/tax-regions/{id}`
     *
     * @example
     * const { tax_region } = await admin.taxRegion.retrieve('txreg_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTaxRegionResponse> =>
      request.get('/admin/tax-regions/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a tax region. `POST /admin/tax-regions`
     *
     * @example
     * const { tax_region } = await admin.taxRegion.create({
     *   country_code: 'in', provider_id: 'tp_system',
     *   default_tax_rate: { name: 'GST', code: 'gst-18', rate: 18 },
     * })
     */
    create: (
      body: HttpTypes.AdminCreateTaxRegion,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTaxRegionResponse> =>
      request.post('/admin/tax-regions', { ...options, body, query, headers }),

    /**
     * Changes a tax region. `POST /admin/tax-regions/{id}`
     *
     * @example
     * await admin.taxRegion.update('txreg_01', { provider_id: 'tp_system' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateTaxRegion,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTaxRegionResponse> =>
      request.post('/admin/tax-regions/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a tax region. `DELETE /admin/tax-regions/{id}`
     *
     * @example
     * await admin.taxRegion.delete('txreg_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminTaxRegionDeleteResponse> =>
      request.delete('/admin/tax-regions/:id', { ...options, ids: [id], headers }),
  }
}
