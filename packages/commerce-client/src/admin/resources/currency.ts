import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Currencies of the server. */
export function currency(request: Requests) {
  return {
    /**
     * Lists currencies. `GET /admin/currencies`
     *
     * @example
     * const { currencies } = await admin.currency.list({ q: 'rupee' })
     */
    list: (
      query?: HttpTypes.AdminCurrencyListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCurrencyListResponse> =>
      request.get('/admin/currencies', { ...options, query, headers }),

    /**
     * Retrieves a currency by its code, such as `inr`. `GET /admin/currencies/{code}`
     *
     * @example
     * const { currency } = await admin.currency.retrieve('inr')
     */
    retrieve: (
      code: string,
      query?: HttpTypes.AdminCurrencyParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCurrencyResponse> =>
      request.get('/admin/currencies/:code', { ...options, ids: [code], query, headers }),
  }
}
