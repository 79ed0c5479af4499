import type * as Wire from '../wire/customer.ts'
import type { Endpoints, Read, Write } from './endpoints.ts'

/** Orders. Totals are in major currency units. */
export const orders = ({ get, post }: Endpoints) => ({
  /** Lists the signed-in customer's orders; status 401 for a guest. `GET /store/orders` */
  list: get<Read<[], Wire.StoreOrderFilters>, Wire.StoreOrderListResponse>('/store/orders'),

  /**
   * Retrieves an order. Medusa itself needs only the id; a stricter server may require a header of its own.
   * `GET /store/orders/{id}`
   */
  retrieve: get<Read<[id: string]>, Wire.StoreOrderResponse>('/store/orders/:id'),

  /**
   * Requests the transfer of a guest's order; its owner gets an email with a token.
   * `POST /store/orders/{id}/transfer/request`
   */
  requestTransfer: post<Write<[id: string], Wire.StoreRequestOrderTransfer>, Wire.StoreOrderResponse>(
    '/store/orders/:id/transfer/request',
  ),

  /** Cancels a requested transfer. `POST /store/orders/{id}/transfer/cancel` */
  cancelTransfer: post<Read<[id: string]>, Wire.StoreOrderResponse>(
    '/store/orders/:id/transfer/cancel',
    'query headers',
  ),

  /** Accepts a transfer, with the token of the email. `POST /store/orders/{id}/transfer/accept` */
  acceptTransfer: post<Write<[id: string], Wire.StoreAcceptOrderTransfer>, Wire.StoreOrderResponse>(
    '/store/orders/:id/transfer/accept',
  ),

  /** Declines a transfer, with the token of the email. `POST /store/orders/{id}/transfer/decline` */
  declineTransfer: post<Write<[id: string], Wire.StoreDeclineOrderTransfer>, Wire.StoreOrderResponse>(
    '/store/orders/:id/transfer/decline',
  ),
})
