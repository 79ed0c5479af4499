import type { BareRead, BareWrite, Endpoints, Read, Tail, Write } from '../../resources/endpoints.ts'
import type { AdditionalData, FindParams } from '../../wire/query.ts'
import type * as Wire from '../wire/order.ts'

/** Orders. Amounts are in major currency units. */
export const orders = ({ get, post }: Endpoints) => {
  const authorize = post<
    Write<[id: string], { readonly payment_session_id: string }>,
    Wire.AdminAuthorizeOrderPaymentSessionResponse
  >('/admin/orders/:id/payment-sessions/authorize')
  return {
    /** Lists orders. `GET /admin/orders` */
    list: get<Read<[], Wire.AdminOrderFilters>, Wire.AdminOrderListResponse>('/admin/orders'),

    /** Retrieves an order. `GET /admin/orders/{id}` */
    retrieve: get<Read<[id: string]>, Wire.AdminOrderResponse>('/admin/orders/:id'),

    /** Changes email, addresses or metadata of an order. `POST /admin/orders/{id}` */
    update: post<BareWrite<[id: string], Wire.AdminUpdateOrder>, Wire.AdminOrderResponse>(
      '/admin/orders/:id',
      'body headers',
    ),

    /** Retrieves an order as it will be after its open change is confirmed. `GET /admin/orders/{id}/preview` */
    retrievePreview: get<Read<[id: string], Wire.AdminOrderFilters>, Wire.AdminOrderPreviewResponse>(
      '/admin/orders/:id/preview',
    ),

    /** Archives an order. `POST /admin/orders/{id}/archive` */
    archive: post<Read<[id: string]>, Wire.AdminOrderResponse>('/admin/orders/:id/archive', 'query headers'),

    /** Cancels an order; refused once some of it was fulfilled. `POST /admin/orders/{id}/cancel` */
    cancel: post<BareRead<[id: string]>, Wire.AdminOrderResponse>('/admin/orders/:id/cancel', 'headers'),

    /** Marks an order as completed. `POST /admin/orders/{id}/complete` */
    complete: post<Write<[id: string], AdditionalData>, Wire.AdminOrderResponse>(
      '/admin/orders/:id/complete',
    ),

    /** Requests the transfer of a guest’s order to a customer, from its owner. `POST /admin/orders/{id}/transfer` */
    requestTransfer: post<BareWrite<[id: string], Wire.AdminRequestOrderTransfer>, Wire.AdminOrderResponse>(
      '/admin/orders/:id/transfer',
      'body headers',
    ),

    /** Transfers an order back to a guest, under an email address. `POST /admin/orders/{id}/transfer/guest` */
    transferToGuest: post<BareWrite<[id: string], Wire.AdminTransferOrderToGuest>, Wire.AdminOrderResponse>(
      '/admin/orders/:id/transfer/guest',
      'body headers',
    ),

    /** Cancels a requested transfer. `POST /admin/orders/{id}/transfer/cancel` */
    cancelTransfer: post<BareRead<[id: string]>, Wire.AdminOrderResponse>(
      '/admin/orders/:id/transfer/cancel',
      'headers',
    ),

    /**
     * Fulfills items of an order: takes them out of stock and notifies the provider.
     * `POST /admin/orders/{id}/fulfillments`
     */
    createFulfillment: post<
      Write<[id: string], Wire.AdminCreateOrderFulfillment & AdditionalData>,
      Wire.AdminOrderResponse
    >('/admin/orders/:id/fulfillments'),

    /**
     * Cancels a fulfillment that was not shipped; its items go back into stock.
     * `POST /admin/orders/{id}/fulfillments/{fulfillmentId}/cancel`
     */
    cancelFulfillment: post<
      BareWrite<[id: string, fulfillmentId: string], Wire.AdminCancelOrderFulfillment & AdditionalData>,
      Wire.AdminOrderResponse
    >('/admin/orders/:id/fulfillments/:fulfillmentId/cancel', 'body headers'),

    /** Marks a fulfillment as shipped. `POST /admin/orders/{id}/fulfillments/{fulfillmentId}/shipments` */
    createShipment: post<
      Write<[id: string, fulfillmentId: string], Wire.AdminCreateOrderShipment & AdditionalData>,
      Wire.AdminOrderResponse
    >('/admin/orders/:id/fulfillments/:fulfillmentId/shipments'),

    /** Marks a fulfillment as delivered. `POST /admin/orders/{id}/fulfillments/{fulfillmentId}/mark-as-delivered` */
    markAsDelivered: post<
      [id: string, fulfillmentId: string, body?: Wire.AdminMarkOrderFulfillmentAsDelivered, ...Tail],
      Wire.AdminOrderResponse
    >('/admin/orders/:id/fulfillments/:fulfillmentId/mark-as-delivered'),

    /** Lists the shipping options that an order could have. `GET /admin/orders/{id}/shipping-options` */
    listShippingOptions: get<
      Read<[id: string], FindParams & Wire.AdminGetOrderShippingOptionList>,
      Wire.AdminOrderShippingOptionsResponse
    >('/admin/orders/:id/shipping-options'),

    /** Lists the changes of an order: edits, returns, claims, exchanges, transfers. `GET /admin/orders/{id}/changes` */
    listChanges: get<
      Read<[id: string], FindParams & Wire.AdminOrderChangesFilters>,
      Wire.AdminOrderChangesResponse
    >('/admin/orders/:id/changes'),

    /** Lists the items of an order, or of one version of it with `version`. `GET /admin/orders/{id}/line-items` */
    listLineItems: get<
      Read<[id: string], FindParams & Wire.AdminOrderItemsFilters>,
      Wire.AdminOrderLineItemsListResponse
    >('/admin/orders/:id/line-items'),

    /** Adds a credit line, which lowers the amount due by `amount`. `POST /admin/orders/{orderId}/credit-lines` */
    createCreditLine: post<
      Write<[orderId: string], Wire.AdminCreateOrderCreditLine>,
      Wire.AdminOrderResponse
    >('/admin/orders/:orderId/credit-lines'),

    /** Authorizes a payment session of an order. `POST /admin/orders/{id}/payment-sessions/authorize` */
    authorizePaymentSession: (id: string, paymentSessionId: string, ...tail: Tail) =>
      authorize(id, { payment_session_id: paymentSessionId }, ...tail),

    /** Sets whether an order change carries promotions over. `id` is the change’s. `POST /admin/order-changes/{id}` */
    updateOrderChange: post<
      Write<[id: string], Wire.AdminUpdateOrderChange, Wire.AdminOrderChangesFilters>,
      Wire.AdminOrderChangeResponse
    >('/admin/order-changes/:id'),

    /** Starts an export to a CSV file; a notification says when it is ready. `POST /admin/orders/export` */
    export: post<Read<[], Wire.AdminOrderFilters>, Wire.AdminExportOrderResponse>(
      '/admin/orders/export',
      'query headers',
    ),
  }
}
