import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Tax providers. */
export function taxProvider(request: Requests) {
  return {
    /**
     * Lists tax providers. The server refuses the filter `is_enabled`: it does not read a boolean from a query.
     * `GET /admin/tax-providers`
     *
     * @example
     * const { tax_providers } = await admin.taxProvider.list({ fields: 'id,is_enabled' })
     */
    list: (
      query?: Omit<HttpTypes.AdminGetTaxProvidersParams, 'is_enabled'>,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTaxProviderListResponse> =>
      request.get('/admin/tax-providers', { ...options, query, headers }),
  }
}
