import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData, FindParams, SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

export interface AdminOrderShippingOptionsResponse {
  shipping_options: HttpTypes.AdminShippingOption[]
}

/** Orders. Amounts are in major currency units. */
export function order(request: Requests) {
  return {
    /** Lists orders. `GET /admin/orders` */
    list: (
      query?: HttpTypes.AdminOrderFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderListResponse> =>
      request.get('/admin/orders', { ...options, query, headers }),

    /** Retrieves an order. `GET /admin/orders/{id}` */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.get('/admin/orders/:id', { ...options, ids: [id], query, headers }),

    /** Changes email, addresses or metadata of an order. `POST /admin/orders/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateOrder,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id', { ...options, ids: [id], body, headers }),

    /** Retrieves an order as it will be after its open change is confirmed. `GET /admin/orders/{id}/preview` */
    retrievePreview: (
      id: string,
      query?: HttpTypes.AdminOrderFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderPreviewResponse> =>
      request.get('/admin/orders/:id/preview', { ...options, ids: [id], query, headers }),

    /** Archives an order. `POST /admin/orders/{id}/archive` */
    archive: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/archive', { ...options, ids: [id], query, headers }),

    /** Cancels an order; refused once some of it was fulfilled. `POST /admin/orders/{id}/cancel` */
    cancel: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/cancel', { ...options, ids: [id], headers }),

    /** Marks an order as completed. `POST /admin/orders/{id}/complete` */
    complete: (
      id: string,
      body: AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/complete', { ...options, ids: [id], body, query, headers }),

    /** Requests the transfer of a guest’s order to a customer, from its owner. `POST /admin/orders/{id}/transfer` */
    requestTransfer: (
      id: string,
      body: HttpTypes.AdminRequestOrderTransfer,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/transfer', { ...options, ids: [id], body, headers }),

    /** Transfers an order back to a guest, under an email address. `POST /admin/orders/{id}/transfer/guest` */
    transferToGuest: (
      id: string,
      body: HttpTypes.AdminTransferOrderToGuest,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/transfer/guest', { ...options, ids: [id], body, headers }),

    /** Cancels a requested transfer. `POST /admin/orders/{id}/transfer/cancel` */
    cancelTransfer: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminOrderResponse> =>
      request.post('/admin/orders/:id/transfer/cancel', { ...options, ids: [id], headers }),

    /**
     * Fulfills items of an order: takes them out of stock and notifies the provider.
     * `POST /admin/orders/{id}/fulfillments`
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

    /** Marks a fulfillment as shipped. `POST /admin/orders/{id}/fulfillments/{fulfillmentId}/shipments` */
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

    /** Marks a fulfillment as delivered. `POST /admin/orders/{id}/fulfillments/{fulfillmentId}/mark-as-delivered` */
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

    /** Lists the shipping options that an order could have. `GET /admin/orders/{id}/shipping-options` */
    listShippingOptions: (
      id: string,
      query?: FindParams & HttpTypes.AdminGetOrderShippingOptionList,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminOrderShippingOptionsResponse> =>
      request.get('/admin/orders/:id/shipping-options', { ...options, ids: [id], query, headers }),

    /**
     * Lists the changes of an order: edits, returns, claims, exchanges, transfers. All of them at once: the server refuses
     * `limit` and `offset`. `GET /admin/orders/{id}/changes`
     */
    listChanges: (
      id: string,
      query?: SelectParams & HttpTypes.AdminOrderChangesFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderChangesResponse> =>
      request.get('/admin/orders/:id/changes', { ...options, ids: [id], query, headers }),

    /** Lists the items of an order, or of one version of it with `version`. `GET /admin/orders/{id}/line-items` */
    listLineItems: (
      id: string,
      query?: FindParams & HttpTypes.AdminOrderItemsFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderLineItemsListResponse> =>
      request.get('/admin/orders/:id/line-items', { ...options, ids: [id], query, headers }),

    /** Adds a credit line, which lowers the amount due by `amount`. `POST /admin/orders/{orderId}/credit-lines` */
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

    /** Authorizes a payment session of an order. `POST /admin/orders/{id}/payment-sessions/authorize` */
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

    /** Sets whether an order change carries promotions over. `id` is the change’s. `POST /admin/order-changes/{id}` */
    updateOrderChange: (
      id: string,
      body: HttpTypes.AdminUpdateOrderChange,
      query?: HttpTypes.AdminOrderChangesFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminOrderChangeResponse> =>
      request.post('/admin/order-changes/:id', { ...options, ids: [id], body, query, headers }),

    /** Starts an export to a CSV file; a notification says when it is ready. `POST /admin/orders/export` */
    export: (
      query?: HttpTypes.AdminOrderFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminExportOrderResponse> =>
      request.post('/admin/orders/export', { ...options, query, headers }),
  }
}
