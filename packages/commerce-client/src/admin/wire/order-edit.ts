export type {
  AdminAddOrderEditItems,
  AdminInitiateOrderEditRequest,
  AdminOrderChange,
  AdminOrderEditDeleteResponse,
  AdminOrderEditPreviewResponse,
  AdminOrderEditResponse,
  AdminOrderPreview,
  AdminRequestOrderEdit,
  AdminUpdateOrderEditItem,
} from '@medusajs/types/dist/http/index.js'

/** Amounts in major currency units. */
export interface AdminAddOrderEditShipping {
  shipping_option_id: string
  custom_amount?: number
  description?: string
  internal_note?: string
  metadata?: Record<string, unknown>
}

/** Amounts in major currency units. */
export interface AdminUpdateOrderEditShipping {
  custom_amount?: number | null
  internal_note?: string | null
  metadata?: Record<string, unknown> | null
}
