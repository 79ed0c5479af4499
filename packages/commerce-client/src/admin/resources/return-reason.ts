import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Reasons for returns. */
export function returnReason(request: Requests) {
  return {
    /** Lists return reasons. `GET /admin/return-reasons` */
    list: (
      query?: HttpTypes.AdminReturnReasonListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonListResponse> =>
      request.get('/admin/return-reasons', { ...options, query, headers }),

    /** Retrieves a return reason. `GET /admin/return-reasons/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminReturnReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonResponse> =>
      request.get('/admin/return-reasons/:id', { ...options, ids: [id], query, headers }),

    /** Creates a return reason. `POST /admin/return-reasons` */
    create: (
      body: HttpTypes.AdminCreateReturnReason,
      query?: HttpTypes.AdminReturnReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonResponse> =>
      request.post('/admin/return-reasons', { ...options, body, query, headers }),

    /** Changes a return reason. `POST /admin/return-reasons/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateReturnReason,
      query?: HttpTypes.AdminReturnReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonResponse> =>
      request.post('/admin/return-reasons/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes a return reason. `DELETE /admin/return-reasons/{id}` */
    delete: (
      id: string,
      query?: HttpTypes.AdminReturnReasonParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReturnReasonDeleteResponse> =>
      request.delete('/admin/return-reasons/:id', { ...options, ids: [id], query, headers }),
  }
}
