import type { HttpTypes } from '@medusajs/types'

export type {
  AdminAddDraftOrderItems,
  AdminAddDraftOrderPromotions,
  AdminAddDraftOrderShippingMethod,
  AdminCreateDraftOrder,
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
