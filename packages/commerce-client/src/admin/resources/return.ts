import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import { orderChange } from './order-change.ts'

/** Adds two fields that the official type lacks. */
export interface AdminReturn extends HttpTypes.AdminReturn {
  /** The return parcels; only with `fields: '*fulfillments'` in the query. */
  fulfillments?: HttpTypes.AdminFulfillment[]
  metadata?: Record<string, unknown> | null
}

export interface AdminOrderReturnResponse extends HttpTypes.AdminOrderReturnResponse {
  return: AdminReturn
}

export interface AdminReturnPreviewResponse extends HttpTypes.AdminReturnPreviewResponse {
  return: AdminReturn
}

export interface AdminReturnResponse {
  return: AdminReturn
}

export type AdminReturnsResponse = HttpTypes.PaginatedResponse<{ returns: AdminReturn[] }>

/**
 * Returns.
 *
 * A return is requested, then received. Initiate it, add items and shipping, confirm the request. When the parcel
 * arrives, initiate the receive, add the intact items, dismiss the damaged ones, confirm the receive. Each addition is
 * an action on a preview of the order, with its own id (`actionId`). Amounts are in major currency units.
 */
export function orderReturn(request: Requests) {
  const change = orderChange(request, '/admin/returns/:id')
  return {
    /**
     * Lists returns. `GET /admin/returns`
     *
     * @example
     * const { returns } = await admin.return.list({ order_id: 'order_01' })
     */
    list: (
      query?: HttpTypes.AdminReturnFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminReturnsResponse> => request.get('/admin/returns', { ...options, query, headers }),

    /**
     * Retrieves a return. `GET /admin/returns/{id}`
     *
     * @example
     * const { return: request } = await admin.return.retrieve('return_01', {
     *   fields: '+items.quantity',
     * })
     */
    retrieve: change.read<AdminReturnResponse>(),

    /**
     * Initiates a return of the order `order_id`. `POST /admin/returns`
     *
     * @example
     * const { return: request } = await admin.return.initiateRequest({
     *   order_id: 'order_01', location_id: 'sloc_01',
     * })
     */
    initiateRequest: (
      body: HttpTypes.AdminInitiateReturnRequest,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminOrderReturnResponse> =>
      request.post('/admin/returns', { ...options, body, query, headers }),

    /**
     * Cancels a return of which nothing was received. `POST /admin/returns/{id}/cancel`
     *
     * @example
     * await admin.return.cancel('return_01')
     */
    cancel: change.act<Readonly<Record<string, never>>>('/cancel'),

    /**
     * Cancels a return that was not confirmed yet. `DELETE /admin/returns/{id}/request`
     *
     * @example
     * await admin.return.cancelRequest('return_01')
     */
    cancelRequest: change.remove<HttpTypes.AdminReturnDeleteResponse>('/request'),

    /**
     * Adds return items. `POST /admin/returns/{id}/request-items`
     *
     * @example
     * await admin.return.addReturnItem('return_01', { items: [{ id: 'ordli_01', quantity: 1 }] })
     */
    addReturnItem: change.write<HttpTypes.AdminAddReturnItems, AdminReturnPreviewResponse>('/request-items'),

    /**
     * Changes a return item. `POST /admin/returns/{id}/request-items/{actionId}`
     *
     * @example
     * await admin.return.updateReturnItem('return_01', 'ordchact_01', { quantity: 2 })
     */
    updateReturnItem: change.writeAction<HttpTypes.AdminUpdateReturnItems, AdminReturnPreviewResponse>(
      '/request-items',
    ),

    /**
     * Removes a return item. `DELETE /admin/returns/{id}/request-items/{actionId}`
     *
     * @example
     * await admin.return.removeReturnItem('return_01', 'ordchact_01')
     */
    removeReturnItem: change.removeAction<AdminReturnPreviewResponse>('/request-items'),

    /**
     * Adds the return shipping. `POST /admin/returns/{id}/shipping-method`
     *
     * @example
     * await admin.return.addReturnShipping('return_01', {
     *   shipping_option_id: 'so_return', custom_amount: 0,
     * })
     */
    addReturnShipping: change.write<HttpTypes.AdminAddReturnShipping, AdminReturnPreviewResponse>(
      '/shipping-method',
    ),

    /**
     * Changes the return shipping, such as its price. `POST /admin/returns/{id}/shipping-method/{actionId}`
     *
     * @example
     * await admin.return.updateReturnShipping('return_01', 'ordchact_01', { custom_amount: 99 })
     */
    updateReturnShipping: change.writeAction<HttpTypes.AdminUpdateReturnShipping, AdminReturnPreviewResponse>(
      '/shipping-method',
    ),

    /**
     * Removes the return shipping. `DELETE /admin/returns/{id}/shipping-method/{actionId}`
     *
     * @example
     * await admin.return.deleteReturnShipping('return_01', 'ordchact_01')
     */
    deleteReturnShipping: change.removeAction<AdminReturnPreviewResponse>('/shipping-method'),

    /**
     * Changes the location the items return to, or metadata. `POST /admin/returns/{id}`
     *
     * @example
     * await admin.return.updateRequest('return_01', { location_id: 'sloc_02' })
     */
    updateRequest: change.write<HttpTypes.AdminUpdateReturnRequest, AdminReturnPreviewResponse>(''),

    /**
     * Confirms the request: the items are now expected. `POST /admin/returns/{id}/request`
     *
     * @example
     * const { order_preview } = await admin.return.confirmRequest('return_01', {
     *   no_notification: false,
     * })
     */
    confirmRequest: change.write<HttpTypes.AdminConfirmReturnRequest, AdminReturnPreviewResponse>('/request'),

    /**
     * Initiates the receive of a requested return. `POST /admin/returns/{id}/receive`
     *
     * @example
     * const { return: received } = await admin.return.initiateReceive('return_01', {
     *   internal_note: 'Box 12',
     * })
     */
    initiateReceive: change.write<HttpTypes.AdminInitiateReceiveReturn, AdminOrderReturnResponse>('/receive'),

    /**
     * Adds items that were received and go into stock. `POST /admin/returns/{id}/receive-items`
     *
     * @example
     * await admin.return.receiveItems('return_01', { items: [{ id: 'ordli_01', quantity: 1 }] })
     */
    receiveItems: change.write<HttpTypes.AdminReceiveItems, AdminReturnPreviewResponse>('/receive-items'),

    /**
     * Changes the received quantity of an item. `POST /admin/returns/{id}/receive-items/{actionId}`
     *
     * @example
     * await admin.return.updateReceiveItem('return_01', 'ordchact_01', { quantity: 2 })
     */
    updateReceiveItem: change.writeAction<HttpTypes.AdminUpdateReceiveItems, AdminReturnPreviewResponse>(
      '/receive-items',
    ),

    /**
     * Removes a received item. `DELETE /admin/returns/{id}/receive-items/{actionId}`
     *
     * @example
     * await admin.return.removeReceiveItem('return_01', 'ordchact_01')
     */
    removeReceiveItem: change.removeAction<AdminReturnPreviewResponse>('/receive-items'),

    /**
     * Adds items that were received damaged and do not go into stock. `POST /admin/returns/{id}/dismiss-items`
     *
     * @example
     * await admin.return.dismissItems('return_01', {
     *   items: [{ id: 'ordli_01', quantity: 1, internal_note: 'Stained' }],
     * })
     */
    dismissItems: change.write<HttpTypes.AdminDismissItems, AdminReturnPreviewResponse>('/dismiss-items'),

    /**
     * Changes the damaged quantity of an item. `POST /admin/returns/{id}/dismiss-items/{actionId}`
     *
     * @example
     * await admin.return.updateDismissItem('return_01', 'ordchact_01', { quantity: 2 })
     */
    updateDismissItem: change.writeAction<HttpTypes.AdminUpdateDismissItems, AdminReturnPreviewResponse>(
      '/dismiss-items',
    ),

    /**
     * Removes a damaged item. `DELETE /admin/returns/{id}/dismiss-items/{actionId}`
     *
     * @example
     * await admin.return.removeDismissItem('return_01', 'ordchact_01')
     */
    removeDismissItem: change.removeAction<AdminReturnPreviewResponse>('/dismiss-items'),

    /**
     * Confirms the receive: updates stock and order, and settles the amount due.
     * `POST /admin/returns/{id}/receive/confirm`
     *
     * @example
     * const { order_preview } = await admin.return.confirmReceive('return_01', {
     *   no_notification: true,
     * })
     */
    confirmReceive: change.write<HttpTypes.AdminConfirmReceiveReturn, AdminReturnPreviewResponse>(
      '/receive/confirm',
    ),

    /**
     * Cancels a receive that was not confirmed yet. `DELETE /admin/returns/{id}/receive`
     *
     * @example
     * await admin.return.cancelReceive('return_01')
     */
    cancelReceive: change.remove<HttpTypes.AdminReturnDeleteResponse>('/receive'),
  }
}
