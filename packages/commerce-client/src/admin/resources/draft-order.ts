import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import { draftOrderChange } from './order-change.ts'

export type AdminDraftOrderDeleteResponse = HttpTypes.DeleteResponse<'draft-order'>

export type AdminDraftOrderEditDeleteResponse = HttpTypes.DeleteResponse<'draft-order-edit'>

/** The official type names only the option; the server refuses a method without a name and an amount. */
export interface AdminCreateDraftOrder extends Omit<HttpTypes.AdminCreateDraftOrder, 'shipping_methods'> {
  shipping_methods?: {
    shipping_option_id: string
    name: string
    amount: number
    data?: Record<string, unknown>
    shipping_method_id?: string | null
  }[]
}

/**
 * Draft orders: created by the merchant and converted into orders.
 *
 * A draft is changed through an edit: begin it, change items, promotions and shipping, then confirm or cancel it. Each
 * addition of an edit is an action with its own id (`actionId`). Amounts are in major currency units.
 */
export function draftOrder(request: Requests) {
  const change = draftOrderChange(request, '/admin/draft-orders/:id')
  return {
    /**
     * Lists draft orders. `GET /admin/draft-orders`
     *
     * @example
     * const { draft_orders } = await admin.draftOrder.list({ region_id: ['reg_01'], limit: 20 })
     */
    list: (
      query?: HttpTypes.AdminDraftOrderListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminDraftOrderListResponse> =>
      request.get('/admin/draft-orders', { ...options, query, headers }),

    /**
     * Retrieves a draft order. `GET /admin/draft-orders/{id}`
     *
     * @example
     * const { draft_order } = await admin.draftOrder.retrieve('order_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminDraftOrderParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminDraftOrderResponse> =>
      request.get('/admin/draft-orders/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a draft order. Give each shipping method a name and an amount: `HttpTypes` lets them out, and the server
     * refuses a method without them. `POST /admin/draft-orders`
     *
     * @example
     * const { draft_order } = await admin.draftOrder.create({
     *   region_id: 'reg_01', sales_channel_id: 'sc_01', email: 'asha@umber.example',
     *   items: [{ variant_id: 'variant_01', quantity: 2 }],
     *   shipping_methods: [{ shipping_option_id: 'so_01', name: 'Standard', amount: 99 }],
     * })
     */
    create: (
      body: (AdminCreateDraftOrder | HttpTypes.AdminCreateDraftOrder) & AdditionalData,
      query?: HttpTypes.AdminDraftOrderParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminDraftOrderResponse> =>
      request.post('/admin/draft-orders', { ...options, body, query, headers }),

    /**
     * Changes a draft order. `POST /admin/draft-orders/{id}`
     *
     * @example
     * await admin.draftOrder.update('order_01', { email: 'asha@umber.example' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateDraftOrder,
      query?: HttpTypes.AdminDraftOrderParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminDraftOrderResponse> =>
      request.post('/admin/draft-orders/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a draft order. `DELETE /admin/draft-orders/{id}`
     *
     * @example
     * await admin.draftOrder.delete('order_01')
     */
    delete: change.remove<AdminDraftOrderDeleteResponse>(''),

    /**
     * Converts the draft into an order. `POST /admin/draft-orders/{id}/convert-to-order`
     *
     * @example
     * const { order } = await admin.draftOrder.convertToOrder('order_01')
     */
    convertToOrder: (
      id: string,
      query?: HttpTypes.AdminDraftOrderParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/draft-orders/:id/convert-to-order', { ...options, ids: [id], query, headers }),

    /**
     * Adds items, with or without a variant. `POST /admin/draft-orders/{id}/edit/items`
     *
     * @example
     * await admin.draftOrder.beginEdit('order_01')
     * const { draft_order_preview } = await admin.draftOrder.addItems('order_01', {
     *   items: [{ variant_id: 'variant_01', quantity: 1 }],
     * })
     */
    addItems: change.write<HttpTypes.AdminAddDraftOrderItems, HttpTypes.AdminDraftOrderPreviewResponse>(
      '/edit/items',
    ),

    /**
     * Changes an item that this edit added. `POST /admin/draft-orders/{id}/edit/items/{actionId}`
     *
     * @example
     * await admin.draftOrder.updateActionItem('order_01', 'ordchact_01', { quantity: 2 })
     */
    updateActionItem: change.writeAction<
      HttpTypes.AdminUpdateDraftOrderItem,
      HttpTypes.AdminDraftOrderPreviewResponse
    >('/edit/items'),

    /**
     * Removes an item that this edit added. `DELETE /admin/draft-orders/{id}/edit/items/{actionId}`
     *
     * @example
     * await admin.draftOrder.removeActionItem('order_01', 'ordchact_01')
     */
    removeActionItem: change.removeAction<HttpTypes.AdminDraftOrderPreviewResponse>('/edit/items'),

    /**
     * Changes an item that the draft had before the edit; quantity 0 removes it.
     * `POST /admin/draft-orders/{id}/edit/items/item/{itemId}`
     *
     * @example
     * await admin.draftOrder.updateItem('order_01', 'ordli_01', { quantity: 2, unit_price: 1499 })
     */
    updateItem: (
      id: string,
      itemId: string,
      body: HttpTypes.AdminUpdateDraftOrderItem,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminDraftOrderPreviewResponse> =>
      request.post('/admin/draft-orders/:id/edit/items/item/:itemId', {
        ...options,
        ids: [id, itemId],
        body,
        headers,
      }),

    /**
     * Applies promotion codes. `POST /admin/draft-orders/{id}/edit/promotions`
     *
     * @example
     * await admin.draftOrder.addPromotions('order_01', { promo_codes: ['WELCOME10'] })
     */
    addPromotions: change.write<
      HttpTypes.AdminAddDraftOrderPromotions,
      HttpTypes.AdminDraftOrderPreviewResponse
    >('/edit/promotions'),

    /**
     * Removes promotion codes. `DELETE /admin/draft-orders/{id}/edit/promotions`
     *
     * @example
     * await admin.draftOrder.removePromotions('order_01', { promo_codes: ['WELCOME10'] })
     */
    removePromotions: (
      id: string,
      body: HttpTypes.AdminRemoveDraftOrderPromotions,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminDraftOrderPreviewResponse> =>
      request.delete('/admin/draft-orders/:id/edit/promotions', { ...options, ids: [id], body, headers }),

    /**
     * Adds a shipping method. `POST /admin/draft-orders/{id}/edit/shipping-methods`
     *
     * @example
     * await admin.draftOrder.addShippingMethod('order_01', {
     *   shipping_option_id: 'so_01', custom_amount: 99,
     * })
     */
    addShippingMethod: change.write<
      HttpTypes.AdminAddDraftOrderShippingMethod,
      HttpTypes.AdminDraftOrderPreviewResponse
    >('/edit/shipping-methods'),

    /**
     * Changes a shipping method that this edit added. `POST /admin/draft-orders/{id}/edit/shipping-methods/{actionId}`
     *
     * @example
     * await admin.draftOrder.updateActionShippingMethod('order_01', 'ordchact_01', {
     *   shipping_option_id: 'so_02',
     *   custom_amount: 199,
     * })
     */
    updateActionShippingMethod: change.writeAction<
      HttpTypes.AdminUpdateDraftOrderActionShippingMethod,
      HttpTypes.AdminDraftOrderPreviewResponse
    >('/edit/shipping-methods'),

    /**
     * Removes a shipping method that this edit added.
     * `DELETE /admin/draft-orders/{id}/edit/shipping-methods/{actionId}`
     *
     * @example
     * await admin.draftOrder.removeActionShippingMethod('order_01', 'ordchact_01')
     */
    removeActionShippingMethod:
      change.removeAction<HttpTypes.AdminDraftOrderPreviewResponse>('/edit/shipping-methods'),

    /**
     * Removes a shipping method that the draft had before the edit.
     * `DELETE /admin/draft-orders/{id}/edit/shipping-methods/method/{shippingMethodId}`
     *
     * @example
     * await admin.draftOrder.removeShippingMethod('order_01', 'ordsm_01')
     */
    removeShippingMethod: (
      id: string,
      shippingMethodId: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminDraftOrderPreviewResponse> =>
      request.delete('/admin/draft-orders/:id/edit/shipping-methods/method/:shippingMethodId', {
        ...options,
        ids: [id, shippingMethodId],
        headers,
      }),

    /**
     * Changes a shipping method that the draft had before the edit.
     * `POST /admin/draft-orders/{id}/edit/shipping-methods/method/{methodId}`
     *
     * @example
     * await admin.draftOrder.updateShippingMethod('order_01', 'ordsm_01', { custom_amount: 49 })
     */
    updateShippingMethod: (
      id: string,
      methodId: string,
      body: HttpTypes.AdminUpdateDraftOrderShippingMethod,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminDraftOrderPreviewResponse> =>
      request.post('/admin/draft-orders/:id/edit/shipping-methods/method/:methodId', {
        ...options,
        ids: [id, methodId],
        body,
        headers,
      }),

    /**
     * Begins an edit; a draft has at most one. `POST /admin/draft-orders/{id}/edit`
     *
     * @example
     * const { draft_order_preview } = await admin.draftOrder.beginEdit('order_01')
     */
    beginEdit: change.act<HttpTypes.AdminDraftOrderPreviewResponse>('/edit'),

    /**
     * Cancels the edit and all its changes. `DELETE /admin/draft-orders/{id}/edit`
     *
     * @example
     * await admin.draftOrder.cancelEdit('order_01')
     */
    cancelEdit: change.remove<AdminDraftOrderEditDeleteResponse>('/edit'),

    /**
     * Requests the edit: it then waits for confirmation. `POST /admin/draft-orders/{id}/edit/request`
     *
     * @example
     * await admin.draftOrder.requestEdit('order_01')
     */
    requestEdit: change.act<HttpTypes.AdminDraftOrderPreviewResponse>('/edit/request'),

    /**
     * Confirms the edit: its changes take effect. `POST /admin/draft-orders/{id}/edit/confirm`
     *
     * @example
     * await admin.draftOrder.requestEdit('order_01')
     * const { draft_order_preview } = await admin.draftOrder.confirmEdit('order_01')
     */
    confirmEdit: change.act<HttpTypes.AdminDraftOrderPreviewResponse>('/edit/confirm'),
  }
}
