import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Tax providers. */
export function taxProvider(request: Requests) {
  return {
    /**
     * Lists tax providers. `GET /admin/tax-providers`
     *
     * @example
     * const { tax_providers } = await admin.taxProvider.list({ is_enabled: true })
     */
    list: (
      query?: HttpTypes.AdminGetTaxProvidersParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTaxProviderListResponse> =>
      request.get('/admin/tax-providers', { ...options, query, headers }),
  }
}
