import type * as Wire from '../wire/customer.ts'
import type { Endpoints, Read, Write } from './endpoints.ts'

/** Orders. Totals are in major currency units. */
export const orders = ({ get, post }: Endpoints) => ({
  /** Lists the signed-in customer's orders; status 401 when nobody is signed in. `GET /store/orders` */
  list: get<Read<[], Wire.StoreOrderFilters>, Wire.StoreOrderListResponse>('/store/orders'),

  /**
   * Retrieves an order. Medusa itself shows it to whoever knows its id; a server that does not may take a header of its own.
   * `GET /store/orders/{id}`
   */
  retrieve: get<Read<[id: string]>, Wire.StoreOrderResponse>('/store/orders/:id'),

  /** Asks to have a guest's order; its owner gets an email with a token. `POST /store/orders/{id}/transfer/request` */
  requestTransfer: post<Write<[id: string], Wire.StoreRequestOrderTransfer>, Wire.StoreOrderResponse>(
    '/store/orders/:id/transfer/request',
  ),

  /** Takes the request for a transfer back. `POST /store/orders/{id}/transfer/cancel` */
  cancelTransfer: post<Read<[id: string]>, Wire.StoreOrderResponse>(
    '/store/orders/:id/transfer/cancel',
    'query headers',
  ),

  /** Lets an order go, with the token of the email. `POST /store/orders/{id}/transfer/accept` */
  acceptTransfer: post<Write<[id: string], Wire.StoreAcceptOrderTransfer>, Wire.StoreOrderResponse>(
    '/store/orders/:id/transfer/accept',
  ),

  /** Keeps an order, with the token of the email. `POST /store/orders/{id}/transfer/decline` */
  declineTransfer: post<Write<[id: string], Wire.StoreDeclineOrderTransfer>, Wire.StoreOrderResponse>(
    '/store/orders/:id/transfer/decline',
  ),
})
