import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery } from '../config.ts'
import type { Requests } from './requests.ts'

/** Returns of ordered items. */
export function orderReturn(request: Requests) {
  return {
    /** Requests a return of items of an order. `POST /store/returns` */
    create: (
      body: HttpTypes.StoreCreateReturn,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.StoreReturnResponse> =>
      request.post('/store/returns', { ...options, body, headers }),
  }
}
