import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import { orderChange } from './order-change.ts'
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
  const change = orderChange(request, '/admin/exchanges/:id')
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
    retrieve: change.read<HttpTypes.AdminExchangeResponse>(),

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
    cancel: change.act<Readonly<Record<string, never>>>('/cancel'),

    /**
     * Adds return items. `POST /admin/exchanges/{id}/inbound/items`
     *
     * @example
     * await admin.exchange.addInboundItems('oexc_01', {
     *   items: [{ id: 'ordli_01', quantity: 1, reason_id: 'rr_01' }],
     * })
     */
    addInboundItems: change.write<HttpTypes.AdminAddExchangeInboundItems, AdminExchangeReturnResponse>(
      '/inbound/items',
    ),

    /**
     * Changes a return item. `POST /admin/exchanges/{id}/inbound/items/{actionId}`
     *
     * @example
     * await admin.exchange.updateInboundItem('oexc_01', 'ordchact_01', { quantity: 2 })
     */
    updateInboundItem: change.writeAction<
      HttpTypes.AdminUpdateExchangeInboundItem,
      AdminExchangeReturnResponse
    >('/inbound/items'),

    /**
     * Removes a return item. `DELETE /admin/exchanges/{id}/inbound/items/{actionId}`
     *
     * @example
     * await admin.exchange.removeInboundItem('oexc_01', 'ordchact_01')
     */
    removeInboundItem: change.removeAction<AdminExchangeReturnResponse>('/inbound/items'),

    /**
     * Adds the return shipping. `POST /admin/exchanges/{id}/inbound/shipping-method`
     *
     * @example
     * await admin.exchange.addInboundShipping('oexc_01', {
     *   shipping_option_id: 'so_return', custom_amount: 0,
     * })
     */
    addInboundShipping: change.write<HttpTypes.AdminExchangeAddInboundShipping, AdminExchangeReturnResponse>(
      '/inbound/shipping-method',
    ),

    /**
     * Changes the return shipping, such as its price.
     * `POST /admin/exchanges/{id}/inbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.exchange.updateInboundShipping('oexc_01', 'ordchact_01', { custom_amount: 99 })
     */
    updateInboundShipping: change.writeAction<
      HttpTypes.AdminExchangeUpdateInboundShipping,
      HttpTypes.AdminExchangePreviewResponse
    >('/inbound/shipping-method'),

    /**
     * Removes the return shipping. `DELETE /admin/exchanges/{id}/inbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.exchange.deleteInboundShipping('oexc_01', 'ordchact_01')
     */
    deleteInboundShipping: change.removeAction<AdminExchangeReturnResponse>('/inbound/shipping-method'),

    /**
     * Adds outbound items. `POST /admin/exchanges/{id}/outbound/items`
     *
     * @example
     * const { order_preview } = await admin.exchange.addOutboundItems('oexc_01', {
     *   items: [{ variant_id: 'variant_02', quantity: 1 }],
     * })
     */
    addOutboundItems: change.write<
      HttpTypes.AdminAddExchangeOutboundItems,
      HttpTypes.AdminExchangePreviewResponse
    >('/outbound/items'),

    /**
     * Changes an outbound item. `POST /admin/exchanges/{id}/outbound/items/{actionId}`
     *
     * @example
     * await admin.exchange.updateOutboundItem('oexc_01', 'ordchact_01', { quantity: 2 })
     */
    updateOutboundItem: change.writeAction<
      HttpTypes.AdminUpdateExchangeOutboundItem,
      HttpTypes.AdminExchangePreviewResponse
    >('/outbound/items'),

    /**
     * Removes an outbound item. `DELETE /admin/exchanges/{id}/outbound/items/{actionId}`
     *
     * @example
     * await admin.exchange.removeOutboundItem('oexc_01', 'ordchact_01')
     */
    removeOutboundItem: change.removeAction<HttpTypes.AdminExchangePreviewResponse>('/outbound/items'),

    /**
     * Adds the outbound shipping. `POST /admin/exchanges/{id}/outbound/shipping-method`
     *
     * @example
     * await admin.exchange.addOutboundShipping('oexc_01', {
     *   shipping_option_id: 'so_01', custom_amount: 0,
     * })
     */
    addOutboundShipping: change.write<
      HttpTypes.AdminExchangeAddOutboundShipping,
      HttpTypes.AdminExchangePreviewResponse
    >('/outbound/shipping-method'),

    /**
     * Changes the outbound shipping, such as its price.
     * `POST /admin/exchanges/{id}/outbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.exchange.updateOutboundShipping('oexc_01', 'ordchact_01', { custom_amount: 49 })
     */
    updateOutboundShipping: change.writeAction<
      HttpTypes.AdminExchangeUpdateOutboundShipping,
      HttpTypes.AdminExchangePreviewResponse
    >('/outbound/shipping-method'),

    /**
     * Removes the outbound shipping. `DELETE /admin/exchanges/{id}/outbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.exchange.deleteOutboundShipping('oexc_01', 'ordchact_01')
     */
    deleteOutboundShipping:
      change.removeAction<HttpTypes.AdminExchangePreviewResponse>('/outbound/shipping-method'),

    /**
     * Confirms the exchange: it takes effect on the order. `POST /admin/exchanges/{id}/request`
     *
     * @example
     * const { exchange, order_preview } = await admin.exchange.request('oexc_01', {
     *   no_notification: false,
     * })
     */
    request: change.write<HttpTypes.AdminRequestExchange, AdminExchangeRequestResponse>('/request'),

    /**
     * Cancels an exchange that was not requested yet. `DELETE /admin/exchanges/{id}/request`
     *
     * @example
     * await admin.exchange.cancelRequest('oexc_01')
     */
    cancelRequest: change.remove<HttpTypes.AdminExchangeDeleteResponse>('/request'),
  }
}
