import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { Requests } from './requests.ts'

export type StoreCurrencyListParams = HttpTypes.StoreGetCurrencyListParams

export type StoreCurrencyParams = HttpTypes.StoreGetCurrencyParams

/** Currencies of the server. */
export function currency(request: Requests) {
  return {
    /**
     * Lists currencies. `GET /store/currencies`
     *
     * @example
     * const { currencies } = await shop.store.currency.list({ limit: 50 })
     */
    list: (
      query?: StoreCurrencyListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCurrencyListResponse> =>
      request.get('/store/currencies', { ...options, query, headers }),

    /**
     * Retrieves a currency by its code, such as `inr`. `GET /store/currencies/{code}`
     *
     * @example
     * const { currency } = await shop.store.currency.retrieve('inr')
     */
    retrieve: (
      code: string,
      query?: StoreCurrencyParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCurrencyResponse> =>
      request.get('/store/currencies/:code', { ...options, ids: [code], query, headers }),
  }
}
