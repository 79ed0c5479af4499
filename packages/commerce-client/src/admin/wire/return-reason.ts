export type {
  AdminCreateReturnReason,
  AdminReturnReason,
  AdminReturnReasonDeleteResponse,
  AdminReturnReasonListParams,
  AdminReturnReasonListResponse,
  AdminReturnReasonParams,
  AdminReturnReasonResponse,
  AdminUpdateReturnReason,
} from '@medusajs/types/dist/http/index.js'
