import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import type { AdminReturn } from './return.ts'

export interface AdminExchangeRequestResponse extends HttpTypes.AdminExchangeRequestResponse {
  return: AdminReturn
}

export interface AdminExchangeReturnResponse extends HttpTypes.AdminExchangeReturnResponse {
  return: AdminReturn
}

/**
 * Exchanges: items are returned, others are sent, the difference is paid or refunded.
 *
 * An exchange is a draft until `request`. Each addition is an action on a preview of the order, with its own id
 * (`actionId`). Amounts are in major currency units.
 */
export function exchange(request: Requests) {
  return {
    /**
     * Lists exchanges. `GET /admin/exchanges`
     *
     * @example
     * const { exchanges } = await admin.exchange.list({ order_id: 'order_01' })
     */
    list: (
      query?: HttpTypes.AdminExchangeListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangeListResponse> =>
      request.get('/admin/exchanges', { ...options, query, headers }),

    /**
     * Retrieves an exchange. `GET /admin/exchanges/{id}`
     *
     * @example
     * const { exchange } = await admin.exchange.retrieve('oexc_01', { fields: '*additional_items' })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangeResponse> =>
      request.get('/admin/exchanges/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates an exchange for an order. `POST /admin/exchanges`
     *
     * @example
     * const { exchange } = await admin.exchange.create({
     *   order_id: 'order_01', description: 'One size larger',
     * })
     */
    create: (
      body: HttpTypes.AdminCreateExchange,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangeOrderResponse> =>
      request.post('/admin/exchanges', { ...options, body, query, headers }),

    /**
     * Cancels an exchange that was requested. `POST /admin/exchanges/{id}/cancel`
     *
     * @example
     * await admin.exchange.cancel('oexc_01')
     */
    cancel: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<Readonly<Record<string, never>>> =>
      request.post('/admin/exchanges/:id/cancel', { ...options, ids: [id], query, headers }),

    /**
     * Adds return items. `POST /admin/exchanges/{id}/inbound/items`
     *
     * @example
     * await admin.exchange.addInboundItems('oexc_01', {
     *   items: [{ id: 'ordli_01', quantity: 1, reason_id: 'rr_01' }],
     * })
     */
    addInboundItems: (
      id: string,
      body: HttpTypes.AdminAddExchangeInboundItems,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminExchangeReturnResponse> =>
      request.post('/admin/exchanges/:id/inbound/items', { ...options, ids: [id], body, query, headers }),

    /**
     * Changes a return item. `POST /admin/exchanges/{id}/inbound/items/{actionId}`
     *
     * @example
     * await admin.exchange.updateInboundItem('oexc_01', 'ordchact_01', { quantity: 2 })
     */
    updateInboundItem: (
      id: string,
      actionId: string,
      body: HttpTypes.AdminUpdateExchangeInboundItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminExchangeReturnResponse> =>
      request.post('/admin/exchanges/:id/inbound/items/:actionId', {
        ...options,
        ids: [id, actionId],
        body,
        query,
        headers,
      }),

    /**
     * Removes a return item. `DELETE /admin/exchanges/{id}/inbound/items/{actionId}`
     *
     * @example
     * await admin.exchange.removeInboundItem('oexc_01', 'ordchact_01')
     */
    removeInboundItem: (
      id: string,
      actionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminExchangeReturnResponse> =>
      request.delete('/admin/exchanges/:id/inbound/items/:actionId', {
        ...options,
        ids: [id, actionId],
        query,
        headers,
      }),

    /**
     * Adds the return shipping. `POST /admin/exchanges/{id}/inbound/shipping-method`
     *
     * @example
     * await admin.exchange.addInboundShipping('oexc_01', {
     *   shipping_option_id: 'so_return', custom_amount: 0,
     * })
     */
    addInboundShipping: (
      id: string,
      body: HttpTypes.AdminExchangeAddInboundShipping,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminExchangeReturnResponse> =>
      request.post('/admin/exchanges/:id/inbound/shipping-method', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      }),

    /**
     * Changes the return shipping, such as its price.
     * `POST /admin/exchanges/{id}/inbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.exchange.updateInboundShipping('oexc_01', 'ordchact_01', { custom_amount: 99 })
     */
    updateInboundShipping: (
      id: string,
      actionId: string,
      body: HttpTypes.AdminExchangeUpdateInboundShipping,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangePreviewResponse> =>
      request.post('/admin/exchanges/:id/inbound/shipping-method/:actionId', {
        ...options,
        ids: [id, actionId],
        body,
        query,
        headers,
      }),

    /**
     * Removes the return shipping. `DELETE /admin/exchanges/{id}/inbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.exchange.deleteInboundShipping('oexc_01', 'ordchact_01')
     */
    deleteInboundShipping: (
      id: string,
      actionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminExchangeReturnResponse> =>
      request.delete('/admin/exchanges/:id/inbound/shipping-method/:actionId', {
        ...options,
        ids: [id, actionId],
        query,
        headers,
      }),

    /**
     * Adds outbound items. `POST /admin/exchanges/{id}/outbound/items`
     *
     * @example
     * const { order_preview } = await admin.exchange.addOutboundItems('oexc_01', {
     *   items: [{ variant_id: 'variant_02', quantity: 1 }],
     * })
     */
    addOutboundItems: (
      id: string,
      body: HttpTypes.AdminAddExchangeOutboundItems,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangePreviewResponse> =>
      request.post('/admin/exchanges/:id/outbound/items', { ...options, ids: [id], body, query, headers }),

    /**
     * Changes an outbound item. `POST /admin/exchanges/{id}/outbound/items/{actionId}`
     *
     * @example
     * await admin.exchange.updateOutboundItem('oexc_01', 'ordchact_01', { quantity: 2 })
     */
    updateOutboundItem: (
      id: string,
      actionId: string,
      body: HttpTypes.AdminUpdateExchangeOutboundItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangePreviewResponse> =>
      request.post('/admin/exchanges/:id/outbound/items/:actionId', {
        ...options,
        ids: [id, actionId],
        body,
        query,
        headers,
      }),

    /**
     * Removes an outbound item. `DELETE /admin/exchanges/{id}/outbound/items/{actionId}`
     *
     * @example
     * await admin.exchange.removeOutboundItem('oexc_01', 'ordchact_01')
     */
    removeOutboundItem: (
      id: string,
      actionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangePreviewResponse> =>
      request.delete('/admin/exchanges/:id/outbound/items/:actionId', {
        ...options,
        ids: [id, actionId],
        query,
        headers,
      }),

    /**
     * Adds the outbound shipping. `POST /admin/exchanges/{id}/outbound/shipping-method`
     *
     * @example
     * await admin.exchange.addOutboundShipping('oexc_01', {
     *   shipping_option_id: 'so_01', custom_amount: 0,
     * })
     */
    addOutboundShipping: (
      id: string,
      body: HttpTypes.AdminExchangeAddOutboundShipping,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangePreviewResponse> =>
      request.post('/admin/exchanges/:id/outbound/shipping-method', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      }),

    /**
     * Changes the outbound shipping, such as its price.
     * `POST /admin/exchanges/{id}/outbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.exchange.updateOutboundShipping('oexc_01', 'ordchact_01', { custom_amount: 49 })
     */
    updateOutboundShipping: (
      id: string,
      actionId: string,
      body: HttpTypes.AdminExchangeUpdateOutboundShipping,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangePreviewResponse> =>
      request.post('/admin/exchanges/:id/outbound/shipping-method/:actionId', {
        ...options,
        ids: [id, actionId],
        body,
        query,
        headers,
      }),

    /**
     * Removes the outbound shipping. `DELETE /admin/exchanges/{id}/outbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.exchange.deleteOutboundShipping('oexc_01', 'ordchact_01')
     */
    deleteOutboundShipping: (
      id: string,
      actionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangePreviewResponse> =>
      request.delete('/admin/exchanges/:id/outbound/shipping-method/:actionId', {
        ...options,
        ids: [id, actionId],
        query,
        headers,
      }),

    /**
     * Confirms the exchange: it takes effect on the order. `POST /admin/exchanges/{id}/request`
     *
     * @example
     * const { exchange, order_preview } = await admin.exchange.request('oexc_01', {
     *   no_notification: false,
     * })
     */
    request: (
      id: string,
      body: HttpTypes.AdminRequestExchange,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminExchangeRequestResponse> =>
      request.post('/admin/exchanges/:id/request', { ...options, ids: [id], body, query, headers }),

    /**
     * Cancels an exchange that was not requested yet. `DELETE /admin/exchanges/{id}/request`
     *
     * @example
     * await admin.exchange.cancelRequest('oexc_01')
     */
    cancelRequest: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExchangeDeleteResponse> =>
      request.delete('/admin/exchanges/:id/request', { ...options, ids: [id], query, headers }),
  }
}
