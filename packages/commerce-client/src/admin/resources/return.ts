import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/return.ts'

/**
 * Returns.
 *
 * A return is requested, then received: initiate it, add items and shipping, confirm the request; when the parcel is there
 * initiate the receive, put in what is fine and dismiss what is damaged, confirm the receive. What is put in is an action on a
 * preview of the order, with an id of its own (`actionId`). Amounts are in major currency units.
 */
export const returns = ({ get, post, remove }: Endpoints) => ({
  /** Lists returns. `GET /admin/returns` */
  list: get<Read<[], Wire.AdminReturnFilters>, Wire.AdminReturnsResponse>('/admin/returns'),

  /** Retrieves a return. `GET /admin/returns/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminReturnResponse>('/admin/returns/:id'),

  /** Begins a return of an order, named by `order_id`. `POST /admin/returns` */
  initiateRequest: post<Write<[], Wire.AdminInitiateReturnRequest>, Wire.AdminOrderReturnResponse>(
    '/admin/returns',
  ),

  /** Cancels a return that nothing was received of. `POST /admin/returns/{id}/cancel` */
  cancel: post<Read<[id: string]>, Wire.AdminReturnResponse>('/admin/returns/:id/cancel', 'query headers'),

  /** Drops a return that was not confirmed yet. `DELETE /admin/returns/{id}/request` */
  cancelRequest: remove<Read<[id: string]>, Wire.AdminReturnDeleteResponse>('/admin/returns/:id/request'),

  /** Puts in items that come back. `POST /admin/returns/{id}/request-items` */
  addReturnItem: post<Write<[id: string], Wire.AdminAddReturnItems>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/request-items',
  ),

  /** Changes an item that comes back. `POST /admin/returns/{id}/request-items/{actionId}` */
  updateReturnItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateReturnItems>,
    Wire.AdminReturnPreviewResponse
  >('/admin/returns/:id/request-items/:actionId'),

  /** Takes out an item that comes back. `DELETE /admin/returns/{id}/request-items/{actionId}` */
  removeReturnItem: remove<Read<[id: string, actionId: string]>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/request-items/:actionId',
  ),

  /** Puts in how the items come back. `POST /admin/returns/{id}/shipping-method` */
  addReturnShipping: post<Write<[id: string], Wire.AdminAddReturnShipping>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/shipping-method',
  ),

  /** Changes how the items come back, such as its price. `POST /admin/returns/{id}/shipping-method/{actionId}` */
  updateReturnShipping: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateReturnShipping>,
    Wire.AdminReturnPreviewResponse
  >('/admin/returns/:id/shipping-method/:actionId'),

  /** Takes out how the items come back. `DELETE /admin/returns/{id}/shipping-method/{actionId}` */
  deleteReturnShipping: remove<Read<[id: string, actionId: string]>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/shipping-method/:actionId',
  ),

  /** Changes where the items come back to, or metadata. `POST /admin/returns/{id}` */
  updateRequest: post<Write<[id: string], Wire.AdminUpdateReturnRequest>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id',
  ),

  /** Confirms the request: the items are awaited. `POST /admin/returns/{id}/request` */
  confirmRequest: post<Write<[id: string], Wire.AdminConfirmReturnRequest>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/request',
  ),

  /** Begins to receive what was requested. `POST /admin/returns/{id}/receive` */
  initiateReceive: post<Write<[id: string], Wire.AdminInitiateReceiveReturn>, Wire.AdminOrderReturnResponse>(
    '/admin/returns/:id/receive',
  ),

  /** Puts in items that have come back and go into stock. `POST /admin/returns/{id}/receive-items` */
  receiveItems: post<Write<[id: string], Wire.AdminReceiveItems>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/receive-items',
  ),

  /** Changes how many of an item have come back. `POST /admin/returns/{id}/receive-items/{actionId}` */
  updateReceiveItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateReceiveItems>,
    Wire.AdminReturnPreviewResponse
  >('/admin/returns/:id/receive-items/:actionId'),

  /** Says that an item has not come back after all. `DELETE /admin/returns/{id}/receive-items/{actionId}` */
  removeReceiveItem: remove<Read<[id: string, actionId: string]>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/receive-items/:actionId',
  ),

  /** Puts in items that have come back damaged and do not go into stock. `POST /admin/returns/{id}/dismiss-items` */
  dismissItems: post<Write<[id: string], Wire.AdminDismissItems>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/dismiss-items',
  ),

  /** Changes how many of an item were damaged. `POST /admin/returns/{id}/dismiss-items/{actionId}` */
  updateDismissItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateDismissItems>,
    Wire.AdminReturnPreviewResponse
  >('/admin/returns/:id/dismiss-items/:actionId'),

  /** Says that an item was not damaged after all. `DELETE /admin/returns/{id}/dismiss-items/{actionId}` */
  removeDismissItem: remove<Read<[id: string, actionId: string]>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/dismiss-items/:actionId',
  ),

  /**
   * Confirms the receive: stock and order are put right, and what is owed is known.
   * `POST /admin/returns/{id}/receive/confirm`
   */
  confirmReceive: post<Write<[id: string], Wire.AdminConfirmReceiveReturn>, Wire.AdminReturnPreviewResponse>(
    '/admin/returns/:id/receive/confirm',
  ),

  /** Drops a receive that was not confirmed yet. `DELETE /admin/returns/{id}/receive` */
  cancelReceive: remove<Read<[id: string]>, Wire.AdminReturnDeleteResponse>('/admin/returns/:id/receive'),
})
