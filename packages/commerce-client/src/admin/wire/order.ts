import type { HttpTypes } from '@medusajs/types'

export type {
  AdminAuthorizeOrderPaymentSessionResponse,
  AdminCancelOrderFulfillment,
  AdminCreateOrderCreditLine,
  AdminCreateOrderFulfillment,
  AdminCreateOrderShipment,
  AdminExportOrderResponse,
  AdminGetOrderShippingOptionList,
  AdminMarkOrderFulfillmentAsDelivered,
  AdminOrder,
  AdminOrderChange,
  AdminOrderChangeResponse,
  AdminOrderChangesFilters,
  AdminOrderChangesResponse,
  AdminOrderFilters,
  AdminOrderItem,
  AdminOrderItemsFilters,
  AdminOrderLineItemsListResponse,
  AdminOrderListResponse,
  AdminOrderPreview,
  AdminOrderPreviewResponse,
  AdminOrderResponse,
  AdminRequestOrderTransfer,
  AdminTransferOrderToGuest,
  AdminUpdateOrder,
  AdminUpdateOrderChange,
} from '@medusajs/types/dist/http/index.js'

export interface AdminOrderShippingOptionsResponse {
  shipping_options: HttpTypes.AdminShippingOption[]
}
