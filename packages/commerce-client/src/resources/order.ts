import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

/** Orders. Totals are in major currency units. */
export function order(request: Requests) {
  return {
    /**
     * Lists the signed-in customer's orders; status 401 for a guest. `GET /store/orders`
     *
     * @example
     * const { orders, count } = await shop.store.order.list({ limit: 10, order: '-created_at' })
     */
    list: (
      query?: HttpTypes.StoreOrderFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderListResponse> =>
      request.get('/store/orders', { ...options, query, headers }),

    /**
     * Retrieves an order. Medusa itself needs only the id; a stricter server may require a header of its own.
     * `GET /store/orders/{id}`
     *
     * @example
     * const { order } = await shop.store.order.retrieve('order_01', { fields: '*fulfillments.labels' })
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
     *
     * @example
     * await shop.store.order.requestTransfer('order_01', { description: 'I ordered as a guest' })
     */
    requestTransfer: (
      id: string,
      body: HttpTypes.StoreRequestOrderTransfer,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderResponse> =>
      request.post('/store/orders/:id/transfer/request', { ...options, ids: [id], body, query, headers }),

    /**
     * Cancels a requested transfer. `POST /store/orders/{id}/transfer/cancel`
     *
     * @example
     * const { order } = await shop.store.order.cancelTransfer('order_01')
     */
    cancelTransfer: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderResponse> =>
      request.post('/store/orders/:id/transfer/cancel', { ...options, ids: [id], query, headers }),

    /**
     * Accepts a transfer, with the token of the email. `POST /store/orders/{id}/transfer/accept`
     *
     * @example
     * const { order } = await shop.store.order.acceptTransfer('order_01', {
     *   token: 'token-from-the-email',
     * })
     */
    acceptTransfer: (
      id: string,
      body: HttpTypes.StoreAcceptOrderTransfer,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreOrderResponse> =>
      request.post('/store/orders/:id/transfer/accept', { ...options, ids: [id], body, query, headers }),

    /**
     * Declines a transfer, with the token of the email. `POST /store/orders/{id}/transfer/decline`
     *
     * @example
     * const { order } = await shop.store.order.declineTransfer('order_01', {
     *   token: 'token-from-the-email',
     * })
     */
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
