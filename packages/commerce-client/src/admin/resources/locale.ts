import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Languages of translations. Behind the server’s flag `translation`: status 404 while it is off. */
export function locale(request: Requests) {
  return {
    /**
     * Lists locales. `GET /admin/locales`
     *
     * @example
     * const { locales } = await admin.locale.list({ q: 'hindi' })
     */
    list: (
      query?: HttpTypes.AdminLocaleListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminLocaleListResponse> =>
      request.get('/admin/locales', { ...options, query, headers }),

    /**
     * Retrieves a locale by its code, such as `en-IN`. `GET /admin/locales/{code}`
     *
     * @example
     * const { locale } = await admin.locale.retrieve('hi-IN')
     */
    retrieve: (
      code: string,
      query?: HttpTypes.AdminLocaleParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminLocaleResponse> =>
      request.get('/admin/locales/:code', { ...options, ids: [code], query, headers }),
  }
}
