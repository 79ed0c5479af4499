import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { Requests } from './requests.ts'

/** Reasons for returns. */
export function returnReason(request: Requests) {
  return {
    /**
     * Lists return reasons. `GET /store/return-reasons`
     *
     * @example
     * const { return_reasons } = await shop.store.returnReason.list({ limit: 20 })
     */
    list: (
      query?: HttpTypes.StoreReturnReasonsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreReturnReasonListResponse> =>
      request.get('/store/return-reasons', { ...options, query, headers }),

    /**
     * Retrieves a return reason. `GET /store/return-reasons/{id}`
     *
     * @example
     * const { return_reason } = await shop.store.returnReason.retrieve('rr_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.StoreReturnReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreReturnReasonResponse> =>
      request.get('/store/return-reasons/:id', { ...options, ids: [id], query, headers }),
  }
}
