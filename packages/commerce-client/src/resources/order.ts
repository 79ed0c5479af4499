import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

/** Orders. Totals are in major currency units. */
export function order(request: Requests) {
  return {
    /** Lists the signed-in customer's orders; status 401 for a guest. `GET /store/orders` */
    list: (
      query?: HttpTypes.StoreOrderFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderListResponse> =>
      request.get('/store/orders', { ...options, query, headers }),

    /**
     * Retrieves an order. Medusa itself needs only the id; a stricter server may require a header of its own.
     * `GET /store/orders/{id}`
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderResponse> =>
      request.get('/store/orders/:id', { ...options, ids: [id], query, headers }),

    /**
     * Requests the transfer of a guest's order; its owner gets an email with a token.
     * `POST /store/orders/{id}/transfer/request`
     */
    requestTransfer: (
      id: string,
      body: HttpTypes.StoreRequestOrderTransfer,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderResponse> =>
      request.post('/store/orders/:id/transfer/request', { ...options, ids: [id], body, query, headers }),

    /** Cancels a requested transfer. `POST /store/orders/{id}/transfer/cancel` */
    cancelTransfer: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderResponse> =>
      request.post('/store/orders/:id/transfer/cancel', { ...options, ids: [id], query, headers }),

    /** Accepts a transfer, with the token of the email. `POST /store/orders/{id}/transfer/accept` */
    acceptTransfer: (
      id: string,
      body: HttpTypes.StoreAcceptOrderTransfer,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderResponse> =>
      request.post('/store/orders/:id/transfer/accept', { ...options, ids: [id], body, query, headers }),

    /** Declines a transfer, with the token of the email. `POST /store/orders/{id}/transfer/decline` */
    declineTransfer: (
      id: string,
      body: HttpTypes.StoreDeclineOrderTransfer,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderResponse> =>
      request.post('/store/orders/:id/transfer/decline', { ...options, ids: [id], body, query, headers }),
  }
}
