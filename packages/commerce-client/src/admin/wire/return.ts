import type { HttpTypes } from '@medusajs/types'

export type {
  AdminAddReturnItems,
  AdminAddReturnShipping,
  AdminConfirmReceiveReturn,
  AdminConfirmReturnRequest,
  AdminDismissItems,
  AdminInitiateReceiveReturn,
  AdminInitiateReturnRequest,
  AdminOrderPreview,
  AdminReceiveItems,
  AdminReturnDeleteResponse,
  AdminReturnFilters,
  AdminUpdateDismissItems,
  AdminUpdateReceiveItems,
  AdminUpdateReturnItems,
  AdminUpdateReturnRequest,
  AdminUpdateReturnShipping,
} from '@medusajs/types/dist/http/index.js'

/** The official type lacks these two. */
export interface AdminReturn extends HttpTypes.AdminReturn {
  /** The parcels that come back; only where the query asks for `fields: '*fulfillments'`. */
  fulfillments?: HttpTypes.AdminFulfillment[]
  metadata?: Record<string, unknown> | null
}

export interface AdminOrderReturnResponse extends HttpTypes.AdminOrderReturnResponse {
  return: AdminReturn
}

export interface AdminReturnPreviewResponse extends HttpTypes.AdminReturnPreviewResponse {
  return: AdminReturn
}

export interface AdminReturnResponse {
  return: AdminReturn
}

export type AdminReturnsResponse = HttpTypes.PaginatedResponse<{ returns: AdminReturn[] }>
