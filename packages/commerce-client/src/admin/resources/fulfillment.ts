import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** `data` and `metadata` may be null, but the server refuses a fulfilment without them. */
export interface AdminCreateFulfillment extends HttpTypes.AdminCreateFulfillment {
  data: Record<string, unknown> | null
  metadata: Record<string, unknown> | null
}

/** Fulfillments outside of an order; those of an order are made with `order.createFulfillment`. */
export function fulfillment(request: Requests) {
  return {
    /**
     * Creates a fulfillment. Give `data` and `metadata`, which may be null: `HttpTypes` lets them out, and the server refuses
     * a fulfillment without them. `POST /admin/fulfillments`
     *
     * @example
     * const { fulfillment } = await admin.fulfillment.create({
     *   order_id: 'order_01', location_id: 'sloc_01', provider_id: 'manual_manual', labels: [],
     *   delivery_address: { first_name: 'Asha', address_1: '12 Hill Road', city: 'Mumbai', country_code: 'in' },
     *   items: [{ title: 'Linen shirt', sku: 'LINEN-SHIRT-M', barcode: '8901234567890', quantity: 1 }],
     *   data: null, metadata: null,
     * })
     */
    create: (
      body: AdminCreateFulfillment | HttpTypes.AdminCreateFulfillment,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminFulfillmentResponse> =>
      request.post('/admin/fulfillments', { ...options, body, query, headers }),

    /**
     * Cancels a fulfillment that was not shipped. `POST /admin/fulfillments/{id}/cancel`
     *
     * @example
     * await admin.fulfillment.cancel('ful_01')
     */
    cancel: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminFulfillmentResponse> =>
      request.post('/admin/fulfillments/:id/cancel', { ...options, ids: [id], body: {}, query, headers }),

    /**
     * Marks a fulfillment as shipped. `POST /admin/fulfillments/{id}/shipment`
     *
     * @example
     * const { fulfillment } = await admin.fulfillment.createShipment('ful_01', {
     *   labels: [{ tracking_number: 'AWB123', tracking_url: '#', label_url: '#' }],
     * })
     */
    createShipment: (
      id: string,
      body: HttpTypes.AdminCreateFulfillmentShipment,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminFulfillmentResponse> =>
      request.post('/admin/fulfillments/:id/shipment', { ...options, ids: [id], body, query, headers }),
  }
}
