import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import { orderChange } from './order-change.ts'
import type { AdminReturn } from './return.ts'

type ClaimItem = HttpTypes.AdminAddClaimItems['items'][number]

/** The reasons in the official type are an enum that is not exported. Here they are also string literals. */
export interface AdminAddClaimItems {
  items: (Omit<ClaimItem, 'reason'> & {
    reason?: ClaimItem['reason'] | `${NonNullable<ClaimItem['reason']>}`
  })[]
}

export interface AdminClaimRequestResponse extends HttpTypes.AdminClaimRequestResponse {
  return: AdminReturn
}

export interface AdminClaimReturnPreviewResponse extends HttpTypes.AdminClaimReturnPreviewResponse {
  return: AdminReturn
}

/**
 * Claims: broken or wrong items are refunded or replaced.
 *
 * A claim is a draft until `request`. Items and shipping that are added to it are actions on a preview of the order.
 * Each action has its own id (`actionId`), found in `order_preview.items[].actions` and
 * `order_preview.shipping_methods[].actions`. Amounts are in major currency units.
 */
export function claim(request: Requests) {
  const change = orderChange(request, '/admin/claims/:id')
  return {
    /**
     * Lists claims. `GET /admin/claims`
     *
     * @example
     * const { claims } = await admin.claim.list({ order_id: 'order_01' })
     */
    list: (
      query?: HttpTypes.AdminClaimListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimListResponse> =>
      request.get('/admin/claims', { ...options, query, headers }),

    /**
     * Retrieves a claim. `GET /admin/claims/{id}`
     *
     * @example
     * const { claim } = await admin.claim.retrieve('claim_01', { fields: '*claim_items' })
     */
    retrieve: change.read<HttpTypes.AdminClaimResponse>(),

    /**
     * Creates a claim for an order; `type` is `refund` or `replace`. `POST /admin/claims`
     *
     * @example
     * const { claim } = await admin.claim.create({
     *   type: 'replace', order_id: 'order_01', description: 'The seam is torn',
     * })
     */
    create: (
      body: HttpTypes.AdminCreateClaim,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimOrderResponse> =>
      request.post('/admin/claims', { ...options, body, query, headers }),

    /**
     * Cancels a claim that was requested. `POST /admin/claims/{id}/cancel`
     *
     * @example
     * await admin.claim.cancel('claim_01')
     */
    cancel: change.act<Readonly<Record<string, never>>>('/cancel'),

    /**
     * Adds the items that are claimed. `POST /admin/claims/{id}/claim-items`
     *
     * @example
     * const { claim } = await admin.claim.addItems('claim_01', {
     *   items: [{ id: 'ordli_01', quantity: 1, reason: 'production_failure' }],
     * })
     */
    addItems: change.write<AdminAddClaimItems, HttpTypes.AdminClaimPreviewResponse>('/claim-items'),

    /**
     * Changes a claimed item. `POST /admin/claims/{id}/claim-items/{actionId}`
     *
     * @example
     * await admin.claim.updateItem('claim_01', 'ordchact_01', { quantity: 2 })
     */
    updateItem: change.writeAction<HttpTypes.AdminUpdateClaimItem, HttpTypes.AdminClaimPreviewResponse>(
      '/claim-items',
    ),

    /**
     * Removes a claimed item. `DELETE /admin/claims/{id}/claim-items/{actionId}`
     *
     * @example
     * await admin.claim.removeItem('claim_01', 'ordchact_01')
     */
    removeItem: change.removeAction<HttpTypes.AdminClaimPreviewResponse>('/claim-items'),

    /**
     * Adds return items. `POST /admin/claims/{id}/inbound/items`
     *
     * @example
     * await admin.claim.addInboundItems('claim_01', { items: [{ id: 'ordli_01', quantity: 1 }] })
     */
    addInboundItems: change.write<HttpTypes.AdminAddClaimInboundItems, AdminClaimReturnPreviewResponse>(
      '/inbound/items',
    ),

    /**
     * Changes a return item. `POST /admin/claims/{id}/inbound/items/{actionId}`
     *
     * @example
     * await admin.claim.updateInboundItem('claim_01', 'ordchact_01', {
     *   quantity: 2, reason_id: 'rr_01',
     * })
     */
    updateInboundItem: change.writeAction<
      HttpTypes.AdminUpdateClaimInboundItem,
      AdminClaimReturnPreviewResponse
    >('/inbound/items'),

    /**
     * Removes a return item. `DELETE /admin/claims/{id}/inbound/items/{actionId}`
     *
     * @example
     * await admin.claim.removeInboundItem('claim_01', 'ordchact_01')
     */
    removeInboundItem: change.removeAction<AdminClaimReturnPreviewResponse>('/inbound/items'),

    /**
     * Adds the return shipping. `POST /admin/claims/{id}/inbound/shipping-method`
     *
     * @example
     * await admin.claim.addInboundShipping('claim_01', {
     *   shipping_option_id: 'so_return', custom_amount: 0,
     * })
     */
    addInboundShipping: change.write<HttpTypes.AdminClaimAddInboundShipping, AdminClaimReturnPreviewResponse>(
      '/inbound/shipping-method',
    ),

    /**
     * Changes the return shipping, such as its price.
     * `POST /admin/claims/{id}/inbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.claim.updateInboundShipping('claim_01', 'ordchact_01', { custom_amount: 99 })
     */
    updateInboundShipping: change.writeAction<
      HttpTypes.AdminClaimUpdateInboundShipping,
      HttpTypes.AdminClaimPreviewResponse
    >('/inbound/shipping-method'),

    /**
     * Removes the return shipping. `DELETE /admin/claims/{id}/inbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.claim.deleteInboundShipping('claim_01', 'ordchact_01')
     */
    deleteInboundShipping: change.removeAction<AdminClaimReturnPreviewResponse>('/inbound/shipping-method'),

    /**
     * Adds replacement items. `POST /admin/claims/{id}/outbound/items`
     *
     * @example
     * const { order_preview } = await admin.claim.addOutboundItems('claim_01', {
     *   items: [{ variant_id: 'variant_01', quantity: 1 }],
     * })
     */
    addOutboundItems: change.write<HttpTypes.AdminAddClaimOutboundItems, HttpTypes.AdminClaimPreviewResponse>(
      '/outbound/items',
    ),

    /**
     * Changes an outbound item. `POST /admin/claims/{id}/outbound/items/{actionId}`
     *
     * @example
     * await admin.claim.updateOutboundItem('claim_01', 'ordchact_01', { quantity: 2 })
     */
    updateOutboundItem: change.writeAction<
      HttpTypes.AdminUpdateClaimOutboundItem,
      HttpTypes.AdminClaimPreviewResponse
    >('/outbound/items'),

    /**
     * Removes an outbound item. `DELETE /admin/claims/{id}/outbound/items/{actionId}`
     *
     * @example
     * await admin.claim.removeOutboundItem('claim_01', 'ordchact_01')
     */
    removeOutboundItem: change.removeAction<HttpTypes.AdminClaimPreviewResponse>('/outbound/items'),

    /**
     * Adds the shipping of the replacement. `POST /admin/claims/{id}/outbound/shipping-method`
     *
     * @example
     * await admin.claim.addOutboundShipping('claim_01', {
     *   shipping_option_id: 'so_01', custom_amount: 0,
     * })
     */
    addOutboundShipping: change.write<
      HttpTypes.AdminClaimAddOutboundShipping,
      HttpTypes.AdminClaimPreviewResponse
    >('/outbound/shipping-method'),

    /**
     * Changes the shipping of the replacement, such as its price.
     * `POST /admin/claims/{id}/outbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.claim.updateOutboundShipping('claim_01', 'ordchact_01', { custom_amount: 0 })
     */
    updateOutboundShipping: change.writeAction<
      HttpTypes.AdminClaimUpdateOutboundShipping,
      HttpTypes.AdminClaimPreviewResponse
    >('/outbound/shipping-method'),

    /**
     * Removes the shipping of the replacement. `DELETE /admin/claims/{id}/outbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.claim.deleteOutboundShipping('claim_01', 'ordchact_01')
     */
    deleteOutboundShipping:
      change.removeAction<HttpTypes.AdminClaimPreviewResponse>('/outbound/shipping-method'),

    /**
     * Confirms the claim: it takes effect on the order. `POST /admin/claims/{id}/request`
     *
     * @example
     * const { claim, order_preview } = await admin.claim.request('claim_01', {})
     */
    request: change.write<HttpTypes.AdminRequestClaim, AdminClaimRequestResponse>('/request'),

    /**
     * Cancels a claim that was not requested yet. `DELETE /admin/claims/{id}/request`
     *
     * @example
     * await admin.claim.cancelRequest('claim_01')
     */
    cancelRequest: change.remove<HttpTypes.AdminClaimDeleteResponse>('/request'),
  }
}
