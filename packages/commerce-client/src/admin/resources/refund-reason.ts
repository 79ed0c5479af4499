import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Reasons for refunds. */
export function refundReason(request: Requests) {
  return {
    /**
     * Lists refund reasons. `GET /admin/refund-reasons`
     *
     * @example
     * const { refund_reasons } = await admin.refundReason.list({ limit: 20 })
     */
    list: (
      query?: HttpTypes.AdminRefundReasonListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.RefundReasonsResponse> =>
      request.get('/admin/refund-reasons', { ...options, query, headers }),

    /**
     * Retrieves a refund reason. `GET /admin/refund-reasons/{id}`
     *
     * @example
     * const { refund_reason } = await admin.refundReason.retrieve('refr_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminRefundReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRefundReasonResponse> =>
      request.get('/admin/refund-reasons/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a refund reason. `POST /admin/refund-reasons`
     *
     * @example
     * const { refund_reason } = await admin.refundReason.create({
     *   label: 'Damaged on the way', code: 'damaged',
     * })
     */
    create: (
      body: HttpTypes.AdminCreateRefundReason,
      query?: HttpTypes.AdminRefundReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRefundReasonResponse> =>
      request.post('/admin/refund-reasons', { ...options, body, query, headers }),

    /**
     * Changes a refund reason. `POST /admin/refund-reasons/{id}`
     *
     * @example
     * await admin.refundReason.update('refr_01', { label: 'Damaged' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateRefundReason,
      query?: HttpTypes.AdminRefundReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRefundReasonResponse> =>
      request.post('/admin/refund-reasons/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a refund reason. `DELETE /admin/refund-reasons/{id}`
     *
     * @example
     * await admin.refundReason.delete('refr_01')
     */
    delete: (
      id: string,
      query?: HttpTypes.AdminRefundReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRefundReasonDeleteResponse> =>
      request.delete('/admin/refund-reasons/:id', { ...options, ids: [id], query, headers }),
  }
}
