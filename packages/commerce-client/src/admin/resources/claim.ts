import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/claim.ts'

/**
 * Claims: broken or wrong items are refunded or replaced.
 *
 * A claim is a draft until `request`. Items and shipping that are added to it are actions on a preview of the order.
 * Each action has its own id (`actionId`), found in `order_preview.items[].actions` and
 * `order_preview.shipping_methods[].actions`. Amounts are in major currency units.
 */
export const claims = ({ get, post, remove }: Endpoints) => ({
  /** Lists claims. `GET /admin/claims` */
  list: get<Read<[], Wire.AdminClaimListParams>, Wire.AdminClaimListResponse>('/admin/claims'),

  /** Retrieves a claim. `GET /admin/claims/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminClaimResponse>('/admin/claims/:id'),

  /** Creates a claim for an order; `type` is `refund` or `replace`. `POST /admin/claims` */
  create: post<Write<[], Wire.AdminCreateClaim>, Wire.AdminClaimOrderResponse>('/admin/claims'),

  /** Cancels a claim that was requested. `POST /admin/claims/{id}/cancel` */
  cancel: post<Read<[id: string]>, Readonly<Record<string, never>>>(
    '/admin/claims/:id/cancel',
    'query headers',
  ),

  /** Adds the items that are claimed. `POST /admin/claims/{id}/claim-items` */
  addItems: post<Write<[id: string], Wire.AdminAddClaimItems>, Wire.AdminClaimPreviewResponse>(
    '/admin/claims/:id/claim-items',
  ),

  /** Changes a claimed item. `POST /admin/claims/{id}/claim-items/{actionId}` */
  updateItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateClaimItem>,
    Wire.AdminClaimPreviewResponse
  >('/admin/claims/:id/claim-items/:actionId'),

  /** Removes a claimed item. `DELETE /admin/claims/{id}/claim-items/{actionId}` */
  removeItem: remove<Read<[id: string, actionId: string]>, Wire.AdminClaimPreviewResponse>(
    '/admin/claims/:id/claim-items/:actionId',
  ),

  /** Adds return items. `POST /admin/claims/{id}/inbound/items` */
  addInboundItems: post<
    Write<[id: string], Wire.AdminAddClaimInboundItems>,
    Wire.AdminClaimReturnPreviewResponse
  >('/admin/claims/:id/inbound/items'),

  /** Changes a return item. `POST /admin/claims/{id}/inbound/items/{actionId}` */
  updateInboundItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateClaimInboundItem>,
    Wire.AdminClaimReturnPreviewResponse
  >('/admin/claims/:id/inbound/items/:actionId'),

  /** Removes a return item. `DELETE /admin/claims/{id}/inbound/items/{actionId}` */
  removeInboundItem: remove<Read<[id: string, actionId: string]>, Wire.AdminClaimReturnPreviewResponse>(
    '/admin/claims/:id/inbound/items/:actionId',
  ),

  /** Adds the return shipping. `POST /admin/claims/{id}/inbound/shipping-method` */
  addInboundShipping: post<
    Write<[id: string], Wire.AdminClaimAddInboundShipping>,
    Wire.AdminClaimReturnPreviewResponse
  >('/admin/claims/:id/inbound/shipping-method'),

  /**
   * Changes the return shipping, such as its price.
   * `POST /admin/claims/{id}/inbound/shipping-method/{actionId}`
   */
  updateInboundShipping: post<
    Write<[id: string, actionId: string], Wire.AdminClaimUpdateInboundShipping>,
    Wire.AdminClaimPreviewResponse
  >('/admin/claims/:id/inbound/shipping-method/:actionId'),

  /** Removes the return shipping. `DELETE /admin/claims/{id}/inbound/shipping-method/{actionId}` */
  deleteInboundShipping: remove<Read<[id: string, actionId: string]>, Wire.AdminClaimReturnPreviewResponse>(
    '/admin/claims/:id/inbound/shipping-method/:actionId',
  ),

  /** Adds replacement items. `POST /admin/claims/{id}/outbound/items` */
  addOutboundItems: post<
    Write<[id: string], Wire.AdminAddClaimOutboundItems>,
    Wire.AdminClaimPreviewResponse
  >('/admin/claims/:id/outbound/items'),

  /** Changes an outbound item. `POST /admin/claims/{id}/outbound/items/{actionId}` */
  updateOutboundItem: post<
    Write<[id: string, actionId: string], Wire.AdminUpdateClaimOutboundItem>,
    Wire.AdminClaimPreviewResponse
  >('/admin/claims/:id/outbound/items/:actionId'),

  /** Removes an outbound item. `DELETE /admin/claims/{id}/outbound/items/{actionId}` */
  removeOutboundItem: remove<Read<[id: string, actionId: string]>, Wire.AdminClaimPreviewResponse>(
    '/admin/claims/:id/outbound/items/:actionId',
  ),

  /** Adds the shipping of the replacement. `POST /admin/claims/{id}/outbound/shipping-method` */
  addOutboundShipping: post<
    Write<[id: string], Wire.AdminClaimAddOutboundShipping>,
    Wire.AdminClaimPreviewResponse
  >('/admin/claims/:id/outbound/shipping-method'),

  /**
   * Changes the shipping of the replacement, such as its price.
   * `POST /admin/claims/{id}/outbound/shipping-method/{actionId}`
   */
  updateOutboundShipping: post<
    Write<[id: string, actionId: string], Wire.AdminClaimUpdateOutboundShipping>,
    Wire.AdminClaimPreviewResponse
  >('/admin/claims/:id/outbound/shipping-method/:actionId'),

  /** Removes the shipping of the replacement. `DELETE /admin/claims/{id}/outbound/shipping-method/{actionId}` */
  deleteOutboundShipping: remove<Read<[id: string, actionId: string]>, Wire.AdminClaimPreviewResponse>(
    '/admin/claims/:id/outbound/shipping-method/:actionId',
  ),

  /** Confirms the claim: it takes effect on the order. `POST /admin/claims/{id}/request` */
  request: post<Write<[id: string], Wire.AdminRequestClaim>, Wire.AdminClaimRequestResponse>(
    '/admin/claims/:id/request',
  ),

  /** Cancels a claim that was not requested yet. `DELETE /admin/claims/{id}/request` */
  cancelRequest: remove<Read<[id: string]>, Wire.AdminClaimDeleteResponse>('/admin/claims/:id/request'),
})
