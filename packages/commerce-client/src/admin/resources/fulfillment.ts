import type { Endpoints, Tail, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/fulfillment.ts'

/** Fulfillments outside of an order; those of an order are made with `order.createFulfillment`. */
export const fulfillments = ({ post }: Endpoints) => {
  const cancel = post<Write<[id: string], object>, Wire.AdminFulfillmentResponse>(
    '/admin/fulfillments/:id/cancel',
  )
  return {
    /** Creates a fulfillment. `POST /admin/fulfillments` */
    create: post<Write<[], Wire.AdminCreateFulfillment>, Wire.AdminFulfillmentResponse>(
      '/admin/fulfillments',
    ),

    /** Cancels a fulfillment that was not shipped. `POST /admin/fulfillments/{id}/cancel` */
    cancel: (id: string, ...tail: Tail) => cancel(id, {}, ...tail),

    /** Marks a fulfillment as shipped. `POST /admin/fulfillments/{id}/shipment` */
    createShipment: post<
      Write<[id: string], Wire.AdminCreateFulfillmentShipment>,
      Wire.AdminFulfillmentResponse
    >('/admin/fulfillments/:id/shipment'),
  }
}
