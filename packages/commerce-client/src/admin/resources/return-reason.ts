import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Reasons for returns. */
export function returnReason(request: Requests) {
  return {
    /**
     * Lists return reasons. `GET /admin/return-reasons`
     *
     * @example
     * const { return_reasons } = await admin.returnReason.list({ limit: 20 })
     */
    list: (
      query?: HttpTypes.AdminReturnReasonListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonListResponse> =>
      request.get('/admin/return-reasons', { ...options, query, headers }),

    /**
     * Retrieves a return reason. `GET /admin/return-reasons/{id}`
     *
     * @example
     * const { return_reason } = await admin.returnReason.retrieve('rr_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminReturnReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonResponse> =>
      request.get('/admin/return-reasons/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a return reason. `POST /admin/return-reasons`
     *
     * @example
     * const { return_reason } = await admin.returnReason.create({
     *   value: 'too_small', label: 'Too small',
     * })
     */
    create: (
      body: HttpTypes.AdminCreateReturnReason,
      query?: HttpTypes.AdminReturnReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonResponse> =>
      request.post('/admin/return-reasons', { ...options, body, query, headers }),

    /**
     * Changes a return reason. `POST /admin/return-reasons/{id}`
     *
     * @example
     * await admin.returnReason.update('rr_01', { value: 'too_small', label: 'Smaller than expected' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateReturnReason,
      query?: HttpTypes.AdminReturnReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonResponse> =>
      request.post('/admin/return-reasons/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a return reason. `DELETE /admin/return-reasons/{id}`
     *
     * @example
     * await admin.returnReason.delete('rr_01')
     */
    delete: (
      id: string,
      query?: HttpTypes.AdminReturnReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonDeleteResponse> =>
      request.delete('/admin/return-reasons/:id', { ...options, ids: [id], query, headers }),
  }
}
