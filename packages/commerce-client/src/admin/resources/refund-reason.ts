import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/refund-reason.ts'

/** Reasons for refunds. */
export const refundReasons = ({ get, post, remove }: Endpoints) => ({
  /** Lists refund reasons. `GET /admin/refund-reasons` */
  list: get<Read<[], Wire.AdminRefundReasonListParams>, Wire.RefundReasonsResponse>('/admin/refund-reasons'),

  /** Retrieves a refund reason. `GET /admin/refund-reasons/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminRefundReasonParams>, Wire.AdminRefundReasonResponse>(
    '/admin/refund-reasons/:id',
  ),

  /** Creates a refund reason. `POST /admin/refund-reasons` */
  create: post<
    Write<[], Wire.AdminCreateRefundReason, Wire.AdminRefundReasonParams>,
    Wire.AdminRefundReasonResponse
  >('/admin/refund-reasons'),

  /** Changes a refund reason. `POST /admin/refund-reasons/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateRefundReason, Wire.AdminRefundReasonParams>,
    Wire.AdminRefundReasonResponse
  >('/admin/refund-reasons/:id'),

  /** Deletes a refund reason. `DELETE /admin/refund-reasons/{id}` */
  delete: remove<Read<[id: string], Wire.AdminRefundReasonParams>, Wire.AdminRefundReasonDeleteResponse>(
    '/admin/refund-reasons/:id',
  ),
})
