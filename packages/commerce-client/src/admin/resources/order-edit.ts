import type { Endpoints, Read, Tail, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/order-edit.ts'

/**
 * Order edits: change the items of a placed order. `id` is the order’s.
 *
 * Initiate an edit, change items and shipping, then request it from the customer or confirm it at once. Each addition
 * of an edit is an action with its own id (`actionId`). An order has at most one open change: a second one is refused
 * with status 400.
 */
export const orderEdits = ({ post, remove }: Endpoints) => ({
  /** Begins an edit; the order is named by `order_id`. `POST /admin/order-edits` */
  initiateRequest: post<Write<[], Wire.AdminInitiateOrderEditRequest>, Wire.AdminOrderEditResponse>(
    '/admin/order-edits',
  ),

  /** Requests the edit: it waits for the customer. `POST /admin/order-edits/{id}/request` */
  request: post<[id: string, body?: Wire.AdminRequestOrderEdit, ...Tail], Wire.AdminOrderEditPreviewResponse>(
    '/admin/order-edits/:id/request',
  ),

  /** Confirms the edit: its changes take effect. `POST /admin/order-edits/{id}/confirm` */
  confirm: post<Read<[id: string]>, Wire.AdminOrderEditPreviewResponse>(
    '/admin/order-edits/:id/confirm',
    'query headers',
  ),

  /** Cancels the edit and all its changes. `DELETE /admin/order-edits/{id}` */
  cancelRequest: remove<Read<[id: string]>, Wire.AdminOrderEditDeleteResponse>('/admin/order-edits/:id'),

  /** Adds items. `POST /admin/order-edits/{id}/items` */
  addItems: post<Write<[id: string], Wire.AdminAddOrderEditItems>, Wire.AdminOrderEditPreviewResponse>(
    '/admin/order-edits/:id/items',
  ),

  /**
   * Sets the quantity of an item that the order had before the edit; 0 removes it.
   * `POST /admin/order-edits/{id}/items/item/{itemId}`
   */
  updateOriginalItem: post<
    Write<[id: string, itemId: string], Wire.AdminUpdateOrderEditItem>,
    Wire.AdminOrderEditPreviewResponse
  >('/admin/order-edits/:id/items/item/:itemId'),

  /** Changes an item that this edit added. `POST /admin/order-edits/{id}/items/{actionId}` */
  updateAddedItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateOrderEditItem>,
    Wire.AdminOrderEditPreviewResponse
  >('/admin/order-edits/:id/items/:actionId'),

  /** Removes an item that this edit added. `DELETE /admin/order-edits/{id}/items/{actionId}` */
  removeAddedItem: remove<Read<[id: string, actionId: string]>, Wire.AdminOrderEditPreviewResponse>(
    '/admin/order-edits/:id/items/:actionId',
  ),

  /** Adds a shipping method. `POST /admin/order-edits/{id}/shipping-method` */
  addShippingMethod: post<
    Write<[id: string], Wire.AdminAddOrderEditShipping>,
    Wire.AdminOrderEditPreviewResponse
  >('/admin/order-edits/:id/shipping-method'),

  /** Changes a shipping method that this edit added. `POST /admin/order-edits/{id}/shipping-method/{actionId}` */
  updateShippingMethod: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateOrderEditShipping>,
    Wire.AdminOrderEditPreviewResponse
  >('/admin/order-edits/:id/shipping-method/:actionId'),

  /** Removes a shipping method that this edit added. `DELETE /admin/order-edits/{id}/shipping-method/{actionId}` */
  removeShippingMethod: remove<Read<[id: string, actionId: string]>, Wire.AdminOrderEditPreviewResponse>(
    '/admin/order-edits/:id/shipping-method/:actionId',
  ),
})
