import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import { orderChange } from './order-change.ts'

/** Amounts in major currency units. */
export interface AdminAddOrderEditShipping {
  shipping_option_id: string
  custom_amount?: number
  description?: string
  internal_note?: string
  metadata?: Record<string, unknown>
}

/** Amounts in major currency units. */
export interface AdminUpdateOrderEditShipping {
  custom_amount?: number | null
  internal_note?: string | null
  metadata?: Record<string, unknown> | null
}

/**
 * Order edits: change the items of a placed order. `id` is the order’s.
 *
 * Initiate an edit, change items and shipping, then request it from the customer or confirm it at once. Each addition
 * of an edit is an action with its own id (`actionId`). An order has at most one open change: a second one is refused
 * with status 400.
 */
export function orderEdit(request: Requests) {
  const change = orderChange(request, '/admin/order-edits/:id')
  return {
    /**
     * Begins an edit; the order is named by `order_id`. `POST /admin/order-edits`
     *
     * @example
     * const { order_change } = await admin.orderEdit.initiateRequest({
     *   order_id: 'order_01', internal_note: 'Called by phone',
     * })
     */
    initiateRequest: (
      body: HttpTypes.AdminInitiateOrderEditRequest,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderEditResponse> =>
      request.post('/admin/order-edits', { ...options, body, query, headers }),

    /**
     * Requests the edit: it waits for the customer. `POST /admin/order-edits/{id}/request`
     *
     * @example
     * const { order_preview } = await admin.orderEdit.request('order_01')
     */
    request: (
      id: string,
      body?: HttpTypes.AdminRequestOrderEdit,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderEditPreviewResponse> =>
      request.post('/admin/order-edits/:id/request', { ...options, ids: [id], body, query, headers }),

    /**
     * Confirms the edit: its changes take effect. `POST /admin/order-edits/{id}/confirm`
     *
     * @example
     * await admin.orderEdit.request('order_01')
     * const { order_preview } = await admin.orderEdit.confirm('order_01')
     */
    confirm: change.act<HttpTypes.AdminOrderEditPreviewResponse>('/confirm'),

    /**
     * Cancels the edit and all its changes. `DELETE /admin/order-edits/{id}`
     *
     * @example
     * await admin.orderEdit.cancelRequest('order_01')
     */
    cancelRequest: change.remove<HttpTypes.AdminOrderEditDeleteResponse>(''),

    /**
     * Adds items. `POST /admin/order-edits/{id}/items`
     *
     * @example
     * await admin.orderEdit.addItems('order_01', { items: [{ variant_id: 'variant_01', quantity: 1 }] })
     */
    addItems: change.write<HttpTypes.AdminAddOrderEditItems, HttpTypes.AdminOrderEditPreviewResponse>(
      '/items',
    ),

    /**
     * Sets the quantity of an item that the order had before the edit; 0 removes it.
     * `POST /admin/order-edits/{id}/items/item/{itemId}`
     *
     * @example
     * await admin.orderEdit.updateOriginalItem('order_01', 'ordli_01', { quantity: 3 })
     */
    updateOriginalItem: (
      id: string,
      itemId: string,
      body: HttpTypes.AdminUpdateOrderEditItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderEditPreviewResponse> =>
      request.post('/admin/order-edits/:id/items/item/:itemId', {
        ...options,
        ids: [id, itemId],
        body,
        query,
        headers,
      }),

    /**
     * Changes an item that this edit added. `POST /admin/order-edits/{id}/items/{actionId}`
     *
     * @example
     * await admin.orderEdit.updateAddedItem('order_01', 'ordchact_01', { quantity: 2 })
     */
    updateAddedItem: change.writeAction<
      HttpTypes.AdminUpdateOrderEditItem,
      HttpTypes.AdminOrderEditPreviewResponse
    >('/items'),

    /**
     * Removes an item that this edit added. `DELETE /admin/order-edits/{id}/items/{actionId}`
     *
     * @example
     * await admin.orderEdit.removeAddedItem('order_01', 'ordchact_01')
     */
    removeAddedItem: change.removeAction<HttpTypes.AdminOrderEditPreviewResponse>('/items'),

    /**
     * Adds a shipping method. `POST /admin/order-edits/{id}/shipping-method`
     *
     * @example
     * await admin.orderEdit.addShippingMethod('order_01', {
     *   shipping_option_id: 'so_01', custom_amount: 49,
     * })
     */
    addShippingMethod: change.write<AdminAddOrderEditShipping, HttpTypes.AdminOrderEditPreviewResponse>(
      '/shipping-method',
    ),

    /**
     * Changes a shipping method that this edit added. `POST /admin/order-edits/{id}/shipping-method/{actionId}`
     *
     * @example
     * await admin.orderEdit.updateShippingMethod('order_01', 'ordchact_01', { custom_amount: 0 })
     */
    updateShippingMethod: change.writeAction<
      AdminUpdateOrderEditShipping,
      HttpTypes.AdminOrderEditPreviewResponse
    >('/shipping-method'),

    /**
     * Removes a shipping method that this edit added. `DELETE /admin/order-edits/{id}/shipping-method/{actionId}`
     *
     * @example
     * await admin.orderEdit.removeShippingMethod('order_01', 'ordchact_01')
     */
    removeShippingMethod: change.removeAction<HttpTypes.AdminOrderEditPreviewResponse>('/shipping-method'),
  }
}
