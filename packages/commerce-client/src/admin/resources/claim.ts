import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
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
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimResponse> =>
      request.get('/admin/claims/:id', { ...options, ids: [id], query, headers }),

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
    cancel: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<Readonly<Record<string, never>>> =>
      request.post('/admin/claims/:id/cancel', { ...options, ids: [id], query, headers }),

    /**
     * Adds the items that are claimed. `POST /admin/claims/{id}/claim-items`
     *
     * @example
     * const { claim } = await admin.claim.addItems('claim_01', {
     *   items: [{ id: 'ordli_01', quantity: 1, reason: 'production_failure' }],
     * })
     */
    addItems: (
      id: string,
      body: AdminAddClaimItems,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.post('/admin/claims/:id/claim-items', { ...options, ids: [id], body, query, headers }),

    /**
     * Changes a claimed item. `POST /admin/claims/{id}/claim-items/{actionId}`
     *
     * @example
     * await admin.claim.updateItem('claim_01', 'ordchact_01', { quantity: 2 })
     */
    updateItem: (
      id: string,
      actionId: string,
      body: HttpTypes.AdminUpdateClaimItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.post('/admin/claims/:id/claim-items/:actionId', {
        ...options,
        ids: [id, actionId],
        body,
        query,
        headers,
      }),

    /**
     * Removes a claimed item. `DELETE /admin/claims/{id}/claim-items/{actionId}`
     *
     * @example
     * await admin.claim.removeItem('claim_01', 'ordchact_01')
     */
    removeItem: (
      id: string,
      actionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.delete('/admin/claims/:id/claim-items/:actionId', {
        ...options,
        ids: [id, actionId],
        query,
        headers,
      }),

    /**
     * Adds return items. `POST /admin/claims/{id}/inbound/items`
     *
     * @example
     * await admin.claim.addInboundItems('claim_01', { items: [{ id: 'ordli_01', quantity: 1 }] })
     */
    addInboundItems: (
      id: string,
      body: HttpTypes.AdminAddClaimInboundItems,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminClaimReturnPreviewResponse> =>
      request.post('/admin/claims/:id/inbound/items', { ...options, ids: [id], body, query, headers }),

    /**
     * Changes a return item. `POST /admin/claims/{id}/inbound/items/{actionId}`
     *
     * @example
     * await admin.claim.updateInboundItem('claim_01', 'ordchact_01', {
     *   quantity: 2, reason_id: 'rr_01',
     * })
     */
    updateInboundItem: (
      id: string,
      actionId: string,
      body: HttpTypes.AdminUpdateClaimInboundItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminClaimReturnPreviewResponse> =>
      request.post('/admin/claims/:id/inbound/items/:actionId', {
        ...options,
        ids: [id, actionId],
        body,
        query,
        headers,
      }),

    /**
     * Removes a return item. `DELETE /admin/claims/{id}/inbound/items/{actionId}`
     *
     * @example
     * await admin.claim.removeInboundItem('claim_01', 'ordchact_01')
     */
    removeInboundItem: (
      id: string,
      actionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminClaimReturnPreviewResponse> =>
      request.delete('/admin/claims/:id/inbound/items/:actionId', {
        ...options,
        ids: [id, actionId],
        query,
        headers,
      }),

    /**
     * Adds the return shipping. `POST /admin/claims/{id}/inbound/shipping-method`
     *
     * @example
     * await admin.claim.addInboundShipping('claim_01', {
     *   shipping_option_id: 'so_return', custom_amount: 0,
     * })
     */
    addInboundShipping: (
      id: string,
      body: HttpTypes.AdminClaimAddInboundShipping,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminClaimReturnPreviewResponse> =>
      request.post('/admin/claims/:id/inbound/shipping-method', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      }),

    /**
     * Changes the return shipping, such as its price.
     * `POST /admin/claims/{id}/inbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.claim.updateInboundShipping('claim_01', 'ordchact_01', { custom_amount: 99 })
     */
    updateInboundShipping: (
      id: string,
      actionId: string,
      body: HttpTypes.AdminClaimUpdateInboundShipping,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.post('/admin/claims/:id/inbound/shipping-method/:actionId', {
        ...options,
        ids: [id, actionId],
        body,
        query,
        headers,
      }),

    /**
     * Removes the return shipping. `DELETE /admin/claims/{id}/inbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.claim.deleteInboundShipping('claim_01', 'ordchact_01')
     */
    deleteInboundShipping: (
      id: string,
      actionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminClaimReturnPreviewResponse> =>
      request.delete('/admin/claims/:id/inbound/shipping-method/:actionId', {
        ...options,
        ids: [id, actionId],
        query,
        headers,
      }),

    /**
     * Adds replacement items. `POST /admin/claims/{id}/outbound/items`
     *
     * @example
     * const { order_preview } = await admin.claim.addOutboundItems('claim_01', {
     *   items: [{ variant_id: 'variant_01', quantity: 1 }],
     * })
     */
    addOutboundItems: (
      id: string,
      body: HttpTypes.AdminAddClaimOutboundItems,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.post('/admin/claims/:id/outbound/items', { ...options, ids: [id], body, query, headers }),

    /**
     * Changes an outbound item. `POST /admin/claims/{id}/outbound/items/{actionId}`
     *
     * @example
     * await admin.claim.updateOutboundItem('claim_01', 'ordchact_01', { quantity: 2 })
     */
    updateOutboundItem: (
      id: string,
      actionId: string,
      body: HttpTypes.AdminUpdateClaimOutboundItem,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.post('/admin/claims/:id/outbound/items/:actionId', {
        ...options,
        ids: [id, actionId],
        body,
        query,
        headers,
      }),

    /**
     * Removes an outbound item. `DELETE /admin/claims/{id}/outbound/items/{actionId}`
     *
     * @example
     * await admin.claim.removeOutboundItem('claim_01', 'ordchact_01')
     */
    removeOutboundItem: (
      id: string,
      actionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.delete('/admin/claims/:id/outbound/items/:actionId', {
        ...options,
        ids: [id, actionId],
        query,
        headers,
      }),

    /**
     * Adds the shipping of the replacement. `POST /admin/claims/{id}/outbound/shipping-method`
     *
     * @example
     * await admin.claim.addOutboundShipping('claim_01', {
     *   shipping_option_id: 'so_01', custom_amount: 0,
     * })
     */
    addOutboundShipping: (
      id: string,
      body: HttpTypes.AdminClaimAddOutboundShipping,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.post('/admin/claims/:id/outbound/shipping-method', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      }),

    /**
     * Changes the shipping of the replacement, such as its price.
     * `POST /admin/claims/{id}/outbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.claim.updateOutboundShipping('claim_01', 'ordchact_01', { custom_amount: 0 })
     */
    updateOutboundShipping: (
      id: string,
      actionId: string,
      body: HttpTypes.AdminClaimUpdateOutboundShipping,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.post('/admin/claims/:id/outbound/shipping-method/:actionId', {
        ...options,
        ids: [id, actionId],
        body,
        query,
        headers,
      }),

    /**
     * Removes the shipping of the replacement. `DELETE /admin/claims/{id}/outbound/shipping-method/{actionId}`
     *
     * @example
     * await admin.claim.deleteOutboundShipping('claim_01', 'ordchact_01')
     */
    deleteOutboundShipping: (
      id: string,
      actionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimPreviewResponse> =>
      request.delete('/admin/claims/:id/outbound/shipping-method/:actionId', {
        ...options,
        ids: [id, actionId],
        query,
        headers,
      }),

    /**
     * Confirms the claim: it takes effect on the order. `POST /admin/claims/{id}/request`
     *
     * @example
     * const { claim, order_preview } = await admin.claim.request('claim_01', {})
     */
    request: (
      id: string,
      body: HttpTypes.AdminRequestClaim,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminClaimRequestResponse> =>
      request.post('/admin/claims/:id/request', { ...options, ids: [id], body, query, headers }),

    /**
     * Cancels a claim that was not requested yet. `DELETE /admin/claims/{id}/request`
     *
     * @example
     * await admin.claim.cancelRequest('claim_01')
     */
    cancelRequest: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminClaimDeleteResponse> =>
      request.delete('/admin/claims/:id/request', { ...options, ids: [id], query, headers }),
  }
}
