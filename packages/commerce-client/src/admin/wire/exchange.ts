import type { HttpTypes } from '@medusajs/types'
import type { AdminReturn } from './return.ts'

export type {
  AdminAddExchangeInboundItems,
  AdminAddExchangeOutboundItems,
  AdminCreateExchange,
  AdminExchange,
  AdminExchangeAddInboundShipping,
  AdminExchangeAddOutboundShipping,
  AdminExchangeDeleteResponse,
  AdminExchangeListParams,
  AdminExchangeListResponse,
  AdminExchangeOrderResponse,
  AdminExchangePreviewResponse,
  AdminExchangeResponse,
  AdminExchangeUpdateInboundShipping,
  AdminExchangeUpdateOutboundShipping,
  AdminOrderPreview,
  AdminRequestExchange,
  AdminUpdateExchangeInboundItem,
  AdminUpdateExchangeOutboundItem,
} from '@medusajs/types/dist/http/index.js'

export interface AdminExchangeRequestResponse extends HttpTypes.AdminExchangeRequestResponse {
  return: AdminReturn
}

export interface AdminExchangeReturnResponse extends HttpTypes.AdminExchangeReturnResponse {
  return: AdminReturn
}
