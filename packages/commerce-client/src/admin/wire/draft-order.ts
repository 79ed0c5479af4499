import type { HttpTypes } from '@medusajs/types'

export type {
  AdminAddDraftOrderItems,
  AdminAddDraftOrderPromotions,
  AdminAddDraftOrderShippingMethod,
  AdminDraftOrder,
  AdminDraftOrderListParams,
  AdminDraftOrderListResponse,
  AdminDraftOrderParams,
  AdminDraftOrderPreview,
  AdminDraftOrderPreviewResponse,
  AdminDraftOrderResponse,
  AdminOrder,
  AdminOrderResponse,
  AdminRemoveDraftOrderPromotions,
  AdminUpdateDraftOrder,
  AdminUpdateDraftOrderActionShippingMethod,
  AdminUpdateDraftOrderItem,
  AdminUpdateDraftOrderShippingMethod,
} from '@medusajs/types/dist/http/index.js'

export type AdminDraftOrderDeleteResponse = HttpTypes.DeleteResponse<'draft-order'>

export type AdminDraftOrderEditDeleteResponse = HttpTypes.DeleteResponse<'draft-order-edit'>

/** The official type names only the option; the server refuses a method without a name and an amount. */
export interface AdminCreateDraftOrder extends Omit<HttpTypes.AdminCreateDraftOrder, 'shipping_methods'> {
  shipping_methods?: {
    shipping_option_id: string
    name: string
    amount: number
    data?: Record<string, unknown>
    shipping_method_id?: string | null
  }[]
}
