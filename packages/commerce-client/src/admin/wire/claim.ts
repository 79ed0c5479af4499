import type { HttpTypes } from '@medusajs/types'
import type { AdminReturn } from './return.ts'

export type {
  AdminAddClaimInboundItems,
  AdminAddClaimOutboundItems,
  AdminClaim,
  AdminClaimAddInboundShipping,
  AdminClaimAddOutboundShipping,
  AdminClaimDeleteResponse,
  AdminClaimListParams,
  AdminClaimListResponse,
  AdminClaimOrderResponse,
  AdminClaimPreviewResponse,
  AdminClaimResponse,
  AdminClaimUpdateInboundShipping,
  AdminClaimUpdateOutboundShipping,
  AdminCreateClaim,
  AdminOrderPreview,
  AdminRequestClaim,
  AdminUpdateClaimInboundItem,
  AdminUpdateClaimItem,
  AdminUpdateClaimOutboundItem,
} from '@medusajs/types/dist/http/index.js'

type ClaimItem = HttpTypes.AdminAddClaimItems['items'][number]

/** The reasons in the official type are an enum that is not exported. Here they are also string literals. */
export interface AdminAddClaimItems {
  items: (Omit<ClaimItem, 'reason'> & {
    reason?: ClaimItem['reason'] | `${NonNullable<ClaimItem['reason']>}`
  })[]
}

export interface AdminClaimRequestResponse extends HttpTypes.AdminClaimRequestResponse {
  return: AdminReturn
}

export interface AdminClaimReturnPreviewResponse extends HttpTypes.AdminClaimReturnPreviewResponse {
  return: AdminReturn
}
