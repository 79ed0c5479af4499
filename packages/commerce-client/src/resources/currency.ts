import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { Requests } from './requests.ts'

export type StoreCurrencyListParams = HttpTypes.StoreGetCurrencyListParams

export type StoreCurrencyParams = HttpTypes.StoreGetCurrencyParams

/** Currencies of the server. */
export function currency(request: Requests) {
  return {
    /** Lists currencies. `GET /store/currencies` */
    list: (
      query?: StoreCurrencyListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCurrencyListResponse> =>
      request.get('/store/currencies', { ...options, query, headers }),

    /** Retrieves a currency by its code, such as `inr`. `GET /store/currencies/{code}` */
    retrieve: (
      code: string,
      query?: StoreCurrencyParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCurrencyResponse> =>
      request.get('/store/currencies/:code', { ...options, ids: [code], query, headers }),
  }
}
