import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/return.ts'

/**
 * Returns.
 *
 * A return is requested, then received. Initiate it, add items and shipping, confirm the request. When the parcel
 * arrives, initiate the receive, add the intact items, dismiss the damaged ones, confirm the receive. Each addition is
 * an action on a preview of the order, with its own id (`actionId`). Amounts are in major currency units.
 */
export const returns = ({ get, post, remove }: Endpoints) => ({
  /** Lists returns. `GET /admin/returns` */
  list: get<Read<[], Wire.AdminReturnFilters>, Wire.AdminReturnsResponse>('/admin/returns'),

  /** Retrieves a return. `GET /admin/returns/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminReturnResponse>('/admin/returns/:id'),

  /** Initiates a return of the order `order_id`. `POST /admin/returns` */
  initiateRequest: post<Write<[], Wire.AdminInitiateReturnRequest>, Wire.AdminOrderReturnResponse>(
    '/admin/returns',
  ),

  /** Cancels a return of which nothing was received. `POST /admin/returns/{id}/cancel` */
  cancel: post<Read<[id: string]>, Readonly<Record<string, never>>>(
    '/admin/returns/:id/cancel',
    'query headers',
  ),

  /** Cancels a return that was not confirmed yet. `DELETE /admin/returns/{id}/request` */
  cancelRequest: remove<Read<[id: string]>, Wire.AdminReturnDeleteResponse>('/admin/returns/:id/request'),

  /** Adds return items. `POST /admin/returns/{id}/request-items` */
  addReturnItem: post<Write<[id: string], Wire.AdminAddReturnItems>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/request-items',
  ),

  /** Changes a return item. `POST /admin/returns/{id}/request-items/{actionId}` */
  updateReturnItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateReturnItems>,
    Wire.AdminReturnPreviewResponse
  >('/admin/returns/:id/request-items/:actionId'),

  /** Removes a return item. `DELETE /admin/returns/{id}/request-items/{actionId}` */
  removeReturnItem: remove<Read<[id: string, actionId: string]>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/request-items/:actionId',
  ),

  /** Adds the return shipping. `POST /admin/returns/{id}/shipping-method` */
  addReturnShipping: post<Write<[id: string], Wire.AdminAddReturnShipping>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/shipping-method',
  ),

  /** Changes the return shipping, such as its price. `POST /admin/returns/{id}/shipping-method/{actionId}` */
  updateReturnShipping: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateReturnShipping>,
    Wire.AdminReturnPreviewResponse
  >('/admin/returns/:id/shipping-method/:actionId'),

  /** Removes the return shipping. `DELETE /admin/returns/{id}/shipping-method/{actionId}` */
  deleteReturnShipping: remove<Read<[id: string, actionId: string]>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/shipping-method/:actionId',
  ),

  /** Changes the location the items return to, or metadata. `POST /admin/returns/{id}` */
  updateRequest: post<Write<[id: string], Wire.AdminUpdateReturnRequest>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id',
  ),

  /** Confirms the request: the items are now expected. `POST /admin/returns/{id}/request` */
  confirmRequest: post<Write<[id: string], Wire.AdminConfirmReturnRequest>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/request',
  ),

  /** Initiates the receive of a requested return. `POST /admin/returns/{id}/receive` */
  initiateReceive: post<Write<[id: string], Wire.AdminInitiateReceiveReturn>, Wire.AdminOrderReturnResponse>(
    '/admin/returns/:id/receive',
  ),

  /** Adds items that were received and go into stock. `POST /admin/returns/{id}/receive-items` */
  receiveItems: post<Write<[id: string], Wire.AdminReceiveItems>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/receive-items',
  ),

  /** Changes the received quantity of an item. `POST /admin/returns/{id}/receive-items/{actionId}` */
  updateReceiveItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateReceiveItems>,
    Wire.AdminReturnPreviewResponse
  >('/admin/returns/:id/receive-items/:actionId'),

  /** Removes a received item. `DELETE /admin/returns/{id}/receive-items/{actionId}` */
  removeReceiveItem: remove<Read<[id: string, actionId: string]>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/receive-items/:actionId',
  ),

  /** Adds items that were received damaged and do not go into stock. `POST /admin/returns/{id}/dismiss-items` */
  dismissItems: post<Write<[id: string], Wire.AdminDismissItems>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/dismiss-items',
  ),

  /** Changes the damaged quantity of an item. `POST /admin/returns/{id}/dismiss-items/{actionId}` */
  updateDismissItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateDismissItems>,
    Wire.AdminReturnPreviewResponse
  >('/admin/returns/:id/dismiss-items/:actionId'),

  /** Removes a damaged item. `DELETE /admin/returns/{id}/dismiss-items/{actionId}` */
  removeDismissItem: remove<Read<[id: string, actionId: string]>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/dismiss-items/:actionId',
  ),

  /**
   * Confirms the receive: updates stock and order, and settles the amount due.
   * `POST /admin/returns/{id}/receive/confirm`
   */
  confirmReceive: post<Write<[id: string], Wire.AdminConfirmReceiveReturn>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/receive/confirm',
  ),

  /** Cancels a receive that was not confirmed yet. `DELETE /admin/returns/{id}/receive` */
  cancelReceive: remove<Read<[id: string]>, Wire.AdminReturnDeleteResponse>('/admin/returns/:id/receive'),
})
