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

/** The official type lacks what is sent only where `fields` ask for it. */
export interface AdminReturn extends HttpTypes.AdminReturn {
  /** What the store sent, or awaits, for the return; with `fields: '*fulfillments'`. */
  fulfillments?: HttpTypes.AdminFulfillment[]
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
