import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/return-reason.ts'

/** Reasons for returns. */
export const returnReasons = ({ get, post, remove }: Endpoints) => ({
  /** Lists return reasons. `GET /admin/return-reasons` */
  list: get<Read<[], Wire.AdminReturnReasonListParams>, Wire.AdminReturnReasonListResponse>(
    '/admin/return-reasons',
  ),

  /** Retrieves a return reason. `GET /admin/return-reasons/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminReturnReasonParams>, Wire.AdminReturnReasonResponse>(
    '/admin/return-reasons/:id',
  ),

  /** Creates a return reason. `POST /admin/return-reasons` */
  create: post<
    Write<[], Wire.AdminCreateReturnReason, Wire.AdminReturnReasonParams>,
    Wire.AdminReturnReasonResponse
  >('/admin/return-reasons'),

  /** Changes a return reason. `POST /admin/return-reasons/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateReturnReason, Wire.AdminReturnReasonParams>,
    Wire.AdminReturnReasonResponse
  >('/admin/return-reasons/:id'),

  /** Deletes a return reason. `DELETE /admin/return-reasons/{id}` */
  delete: remove<Read<[id: string], Wire.AdminReturnReasonParams>, Wire.AdminReturnReasonDeleteResponse>(
    '/admin/return-reasons/:id',
  ),
})
