import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type { AdditionalData } from '../../wire/query.ts'
import type * as Wire from '../wire/draft-order.ts'

/**
 * Draft orders: created by the merchant and converted into orders.
 *
 * A draft is changed through an edit: begin it, change items, promotions and shipping, then confirm or cancel it. Each
 * addition of an edit is an action with its own id (`actionId`). Amounts are in major currency units.
 */
export const draftOrders = ({ get, post, remove }: Endpoints) => ({
  /** Lists draft orders. `GET /admin/draft-orders` */
  list: get<Read<[], Wire.AdminDraftOrderListParams>, Wire.AdminDraftOrderListResponse>(
    '/admin/draft-orders',
  ),

  /** Retrieves a draft order. `GET /admin/draft-orders/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminDraftOrderParams>, Wire.AdminDraftOrderResponse>(
    '/admin/draft-orders/:id',
  ),

  /** Creates a draft order. `POST /admin/draft-orders` */
  create: post<
    Write<[], Wire.AdminCreateDraftOrder & AdditionalData, Wire.AdminDraftOrderParams>,
    Wire.AdminDraftOrderResponse
  >('/admin/draft-orders'),

  /** Changes a draft order. `POST /admin/draft-orders/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateDraftOrder, Wire.AdminDraftOrderParams>,
    Wire.AdminDraftOrderResponse
  >('/admin/draft-orders/:id'),

  /** Deletes a draft order. `DELETE /admin/draft-orders/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminDraftOrderDeleteResponse>(
    '/admin/draft-orders/:id',
    'headers',
  ),

  /** Converts the draft into an order. `POST /admin/draft-orders/{id}/convert-to-order` */
  convertToOrder: post<Read<[id: string], Wire.AdminDraftOrderParams>, Wire.AdminOrderResponse>(
    '/admin/draft-orders/:id/convert-to-order',
    'query headers',
  ),

  /** Adds items, with or without a variant. `POST /admin/draft-orders/{id}/edit/items` */
  addItems: post<BareWrite<[id: string], Wire.AdminAddDraftOrderItems>, Wire.AdminDraftOrderPreviewResponse>(
    '/admin/draft-orders/:id/edit/items',
    'body headers',
  ),

  /** Changes an item that this edit added. `POST /admin/draft-orders/{id}/edit/items/{actionId}` */
  updateActionItem: post<
    BareWrite<[id: string, actionId: string], Wire.AdminUpdateDraftOrderItem>,
    Wire.AdminDraftOrderPreviewResponse
  >('/admin/draft-orders/:id/edit/items/:actionId', 'body headers'),

  /** Removes an item that this edit added. `DELETE /admin/draft-orders/{id}/edit/items/{actionId}` */
  removeActionItem: remove<BareRead<[id: string, actionId: string]>, Wire.AdminDraftOrderPreviewResponse>(
    '/admin/draft-orders/:id/edit/items/:actionId',
    'headers',
  ),

  /**
   * Changes an item that the draft had before the edit; quantity 0 removes it.
   * `POST /admin/draft-orders/{id}/edit/items/item/{itemId}`
   */
  updateItem: post<
    BareWrite<[id: string, itemId: string], Wire.AdminUpdateDraftOrderItem>,
    Wire.AdminDraftOrderPreviewResponse
  >('/admin/draft-orders/:id/edit/items/item/:itemId', 'body headers'),

  /** Applies promotion codes. `POST /admin/draft-orders/{id}/edit/promotions` */
  addPromotions: post<
    BareWrite<[id: string], Wire.AdminAddDraftOrderPromotions>,
    Wire.AdminDraftOrderPreviewResponse
  >('/admin/draft-orders/:id/edit/promotions', 'body headers'),

  /** Removes promotion codes. `DELETE /admin/draft-orders/{id}/edit/promotions` */
  removePromotions: remove<
    BareWrite<[id: string], Wire.AdminRemoveDraftOrderPromotions>,
    Wire.AdminDraftOrderPreviewResponse
  >('/admin/draft-orders/:id/edit/promotions', 'body headers'),

  /** Adds a shipping method. `POST /admin/draft-orders/{id}/edit/shipping-methods` */
  addShippingMethod: post<
    BareWrite<[id: string], Wire.AdminAddDraftOrderShippingMethod>,
    Wire.AdminDraftOrderPreviewResponse
  >('/admin/draft-orders/:id/edit/shipping-methods', 'body headers'),

  /** Changes a shipping method that this edit added. `POST /admin/draft-orders/{id}/edit/shipping-methods/{actionId}` */
  updateActionShippingMethod: post<
    BareWrite<[id: string, actionId: string], Wire.AdminUpdateDraftOrderActionShippingMethod>,
    Wire.AdminDraftOrderPreviewResponse
  >('/admin/draft-orders/:id/edit/shipping-methods/:actionId', 'body headers'),

  /**
   * Removes a shipping method that this edit added.
   * `DELETE /admin/draft-orders/{id}/edit/shipping-methods/{actionId}`
   */
  removeActionShippingMethod: remove<
    BareRead<[id: string, actionId: string]>,
    Wire.AdminDraftOrderPreviewResponse
  >('/admin/draft-orders/:id/edit/shipping-methods/:actionId', 'headers'),

  /**
   * Removes a shipping method that the draft had before the edit.
   * `DELETE /admin/draft-orders/{id}/edit/shipping-methods/method/{shippingMethodId}`
   */
  removeShippingMethod: remove<
    BareRead<[id: string, shippingMethodId: string]>,
    Wire.AdminDraftOrderPreviewResponse
  >('/admin/draft-orders/:id/edit/shipping-methods/method/:shippingMethodId', 'headers'),

  /**
   * Changes a shipping method that the draft had before the edit.
   * `POST /admin/draft-orders/{id}/edit/shipping-methods/method/{methodId}`
   */
  updateShippingMethod: post<
    BareWrite<[id: string, methodId: string], Wire.AdminUpdateDraftOrderShippingMethod>,
    Wire.AdminDraftOrderPreviewResponse
  >('/admin/draft-orders/:id/edit/shipping-methods/method/:methodId', 'body headers'),

  /** Begins an edit; a draft has at most one. `POST /admin/draft-orders/{id}/edit` */
  beginEdit: post<BareRead<[id: string]>, Wire.AdminDraftOrderPreviewResponse>(
    '/admin/draft-orders/:id/edit',
    'headers',
  ),

  /** Cancels the edit and all its changes. `DELETE /admin/draft-orders/{id}/edit` */
  cancelEdit: remove<BareRead<[id: string]>, Wire.AdminDraftOrderEditDeleteResponse>(
    '/admin/draft-orders/:id/edit',
    'headers',
  ),

  /** Requests the edit: it then waits for confirmation. `POST /admin/draft-orders/{id}/edit/request` */
  requestEdit: post<BareRead<[id: string]>, Wire.AdminDraftOrderPreviewResponse>(
    '/admin/draft-orders/:id/edit/request',
    'headers',
  ),

  /** Confirms the edit: its changes take effect. `POST /admin/draft-orders/{id}/edit/confirm` */
  confirmEdit: post<BareRead<[id: string]>, Wire.AdminDraftOrderPreviewResponse>(
    '/admin/draft-orders/:id/edit/confirm',
    'headers',
  ),
})
