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

/** Adds two fields that the official type lacks. */
export interface AdminReturn extends HttpTypes.AdminReturn {
  /** The return parcels; only with `fields: '*fulfillments'` in the query. */
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
