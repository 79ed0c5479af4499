export type {
  AdminCreateRefundReason,
  AdminRefundReason,
  AdminRefundReasonDeleteResponse,
  AdminRefundReasonListParams,
  AdminRefundReasonParams,
  AdminRefundReasonResponse,
  AdminUpdateRefundReason,
  RefundReasonsResponse,
} from '@medusajs/types/dist/http/index.js'
