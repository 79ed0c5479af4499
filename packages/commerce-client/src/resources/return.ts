import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery } from '../config.ts'
import type { Requests } from './requests.ts'

/** Returns of ordered items. */
export function orderReturn(request: Requests) {
  return {
    /**
     * Requests a return of items of an order. `POST /store/returns`
     *
     * @example
     * const { return: request } = await shop.store.return.create({
     *   order_id: 'order_01',
     *   items: [{ id: 'ordli_01', quantity: 1, reason_id: 'rr_01' }],
     *   return_shipping: { option_id: 'so_01' },
     * })
     */
    create: (
      body: HttpTypes.StoreCreateReturn,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.StoreReturnResponse> =>
      request.post('/store/returns', { ...options, body, headers }),
  }
}
