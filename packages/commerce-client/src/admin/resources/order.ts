import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData, SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

export interface AdminOrderShippingOptionsResponse {
  shipping_options: HttpTypes.AdminShippingOption[]
}

/** Orders. Amounts are in major currency units. */
export function order(request: Requests) {
  return {
    /**
     * Lists orders. `GET /admin/orders`
     *
     * @example
     * const { orders, count } = await admin.order.list({
     *   status: ['pending'], order: '-created_at', limit: 20,
     * })
     */
    list: (
      query?: HttpTypes.AdminOrderFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderListResponse> =>
      request.get('/admin/orders', { ...options, query, headers }),

    /**
     * Retrieves an order. `GET /admin/orders/{id}`
     *
     * @example
     * const { order } = await admin.order.retrieve('order_01', {
     *   fields: '+payment_collections.payments.id',
     * })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.get('/admin/orders/:id', { ...options, ids: [id], query, headers }),

    /**
     * Changes email, addresses or metadata of an order. `POST /admin/orders/{id}`
     *
     * @example
     * await admin.order.update('order_01', { email: 'asha@umber.example' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateOrder,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id', { ...options, ids: [id], body, headers }),

    /**
     * Retrieves an order as it will be after its open change is confirmed. `GET /admin/orders/{id}/preview`
     *
     * @example
     * const { order } = await admin.order.retrievePreview('order_01')
     */
    retrievePreview: (
      id: string,
      query?: HttpTypes.AdminOrderFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderPreviewResponse> =>
      request.get('/admin/orders/:id/preview', { ...options, ids: [id], query, headers }),

    /**
     * Archives an order. `POST /admin/orders/{id}/archive`
     *
     * @example
     * await admin.order.archive('order_01')
     */
    archive: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/archive', { ...options, ids: [id], query, headers }),

    /**
     * Cancels an order; refused once some of it was fulfilled. `POST /admin/orders/{id}/cancel`
     *
     * @example
     * const { order } = await admin.order.cancel('order_01')
     */
    cancel: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/cancel', { ...options, ids: [id], headers }),

    /**
     * Marks an order as completed. `POST /admin/orders/{id}/complete`
     *
     * @example
     * await admin.order.complete('order_01', {})
     */
    complete: (
      id: string,
      body: AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/complete', { ...options, ids: [id], body, query, headers }),

    /**
     * Requests the transfer of a guest’s order to a customer, from its owner. `POST /admin/orders/{id}/transfer`
     *
     * @example
     * await admin.order.requestTransfer('order_01', {
     *   customer_id: 'cus_01', description: 'Ordered as a guest',
     * })
     */
    requestTransfer: (
      id: string,
      body: HttpTypes.AdminRequestOrderTransfer,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/transfer', { ...options, ids: [id], body, headers }),

    /**
     * Transfers an order back to a guest, under an email address. `POST /admin/orders/{id}/transfer/guest`
     *
     * @example
     * await admin.order.transferToGuest('order_01', { email: 'asha@umber.example' })
     */
    transferToGuest: (
      id: string,
      body: HttpTypes.AdminTransferOrderToGuest,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/transfer/guest', { ...options, ids: [id], body, headers }),

    /**
     * Cancels a requested transfer. `POST /admin/orders/{id}/transfer/cancel`
     *
     * @example
     * await admin.order.cancelTransfer('order_01')
     */
    cancelTransfer: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/transfer/cancel', { ...options, ids: [id], headers }),

    /**
     * Fulfills items of an order: takes them out of stock and notifies the provider.
     * `POST /admin/orders/{id}/fulfillments`
     *
     * @example
     * const { order } = await admin.order.createFulfillment('order_01', {
     *   location_id: 'sloc_01',
     *   items: [{ id: 'ordli_01', quantity: 1 }],
     * })
     */
    createFulfillment: (
      id: string,
      body: HttpTypes.AdminCreateOrderFulfillment & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/fulfillments', { ...options, ids: [id], body, query, headers }),

    /**
     * Cancels a fulfillment that was not shipped; its items go back into stock.
     * `POST /admin/orders/{id}/fulfillments/{fulfillmentId}/cancel`
     *
     * @example
     * await admin.order.cancelFulfillment('order_01', 'ful_01', { no_notification: true })
     */
    cancelFulfillment: (
      id: string,
      fulfillmentId: string,
      body: HttpTypes.AdminCancelOrderFulfillment & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/fulfillments/:fulfillmentId/cancel', {
        ...options,
        ids: [id, fulfillmentId],
        body,
        headers,
      }),

    /**
     * Marks a fulfillment as shipped. `POST /admin/orders/{id}/fulfillments/{fulfillmentId}/shipments`
     *
     * @example
     * await admin.order.createShipment('order_01', 'ful_01', {
     *   items: [{ id: 'ordli_01', quantity: 1 }],
     *   labels: [{ tracking_number: 'AWB123', tracking_url: '#', label_url: '#' }],
     * })
     */
    createShipment: (
      id: string,
      fulfillmentId: string,
      body: HttpTypes.AdminCreateOrderShipment & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/fulfillments/:fulfillmentId/shipments', {
        ...options,
        ids: [id, fulfillmentId],
        body,
        query,
        headers,
      }),

    /**
     * Marks a fulfillment as delivered. `POST /admin/orders/{id}/fulfillments/{fulfillmentId}/mark-as-delivered`
     *
     * @example
     * await admin.order.markAsDelivered('order_01', 'ful_01')
     */
    markAsDelivered: (
      id: string,
      fulfillmentId: string,
      body?: HttpTypes.AdminMarkOrderFulfillmentAsDelivered,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/fulfillments/:fulfillmentId/mark-as-delivered', {
        ...options,
        ids: [id, fulfillmentId],
        body,
        query,
        headers,
      }),

    /**
     * Lists the shipping options that an order could have. All of them at once: the server refuses every query parameter.
     * `GET /admin/orders/{id}/shipping-options`
     *
     * @example
     * const { shipping_options } = await admin.order.listShippingOptions('order_01')
     */
    listShippingOptions: (
      id: string,
      query?: HttpTypes.AdminGetOrderShippingOptionList,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminOrderShippingOptionsResponse> =>
      request.get('/admin/orders/:id/shipping-options', { ...options, ids: [id], query, headers }),

    /**
     * Lists the changes of an order: edits, returns, claims, exchanges, transfers. All of them at once: the server refuses
     * `limit` and `offset`. `GET /admin/orders/{id}/changes`
     *
     * @example
     * const { order_changes } = await admin.order.listChanges('order_01', {
     *   change_type: ['edit', 'transfer'],
     * })
     */
    listChanges: (
      id: string,
      query?: SelectParams & HttpTypes.AdminOrderChangesFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderChangesResponse> =>
      request.get('/admin/orders/:id/changes', { ...options, ids: [id], query, headers }),

    /**
     * Lists the items of an order, or of one version of it with `version`. All of them at once: the server refuses
     * `limit` and `offset`. `GET /admin/orders/{id}/line-items`
     *
     * @example
     * const { order_items } = await admin.order.listLineItems('order_01')
     */
    listLineItems: (
      id: string,
      query?: HttpTypes.AdminOrderItemsFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderLineItemsListResponse> =>
      request.get('/admin/orders/:id/line-items', { ...options, ids: [id], query, headers }),

    /**
     * Adds a credit line, which lowers the amount due by `amount`. `POST /admin/orders/{orderId}/credit-lines`
     *
     * @example
     * await admin.order.createCreditLine('order_01', {
     *   amount: 250, reference: 'goodwill', reference_id: 'ticket_17',
     * })
     */
    createCreditLine: (
      orderId: string,
      body: HttpTypes.AdminCreateOrderCreditLine,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:orderId/credit-lines', {
        ...options,
        ids: [orderId],
        body,
        query,
        headers,
      }),

    /**
     * Authorizes a payment session of an order. `POST /admin/orders/{id}/payment-sessions/authorize`
     *
     * @example
     * const { is_authorized } = await admin.order.authorizePaymentSession('order_01', 'payses_01')
     */
    authorizePaymentSession: (
      id: string,
      paymentSessionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminAuthorizeOrderPaymentSessionResponse> =>
      request.post('/admin/orders/:id/payment-sessions/authorize', {
        ...options,
        ids: [id],
        body: { payment_session_id: paymentSessionId },
        query,
        headers,
      }),

    /**
     * Sets whether an order change carries promotions over. `id` is the change’s. `POST /admin/order-changes/{id}`
     *
     * @example
     * await admin.order.updateOrderChange('ordch_01', { carry_over_promotions: true })
     */
    updateOrderChange: (
      id: string,
      body: HttpTypes.AdminUpdateOrderChange,
      query?: HttpTypes.AdminOrderChangesFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderChangeResponse> =>
      request.post('/admin/order-changes/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Starts an export to a CSV file; a notification says when it is ready. `POST /admin/orders/export`
     *
     * @example
     * const { transaction_id } = await admin.order.export({ status: ['completed'] })
     */
    export: (
      query?: HttpTypes.AdminOrderFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExportOrderResponse> =>
      request.post('/admin/orders/export', { ...options, query, headers }),
  }
}
