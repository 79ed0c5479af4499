export { Admin } from './admin.ts'

export type {
  AdminAddClaimItems,
  AdminClaimRequestResponse,
  AdminClaimReturnPreviewResponse,
} from './resources/claim.ts'
export type {
  AdminCreateDraftOrder,
  AdminDraftOrderDeleteResponse,
  AdminDraftOrderEditDeleteResponse,
} from './resources/draft-order.ts'
export type { AdminExchangeRequestResponse, AdminExchangeReturnResponse } from './resources/exchange.ts'
export type { AdminFeatureFlagsResponse } from './resources/feature-flag.ts'
export type { AdminCreateFulfillment } from './resources/fulfillment.ts'
export type {
  AdminAcceptInviteResponse,
  AdminCreateInvite,
  AdminInvite,
  AdminInviteListParams,
  AdminInviteListResponse,
  AdminInviteResponse,
} from './resources/invite.ts'
export type { AdminLayoutSuccessResponse } from './resources/layouts.ts'
export type { AdminAddOrderEditShipping, AdminUpdateOrderEditShipping } from './resources/order-edit.ts'
export type { AdminOrderShippingOptionsResponse } from './resources/order.ts'
export type { AdminConfirmImportResponse } from './resources/product.ts'
export type { AdminBatchPromotionRules } from './resources/promotion.ts'
export type { AdminChangePropertyLabel } from './resources/property-label.ts'
export type {
  AdminOrderReturnResponse,
  AdminReturn,
  AdminReturnPreviewResponse,
  AdminReturnResponse,
  AdminReturnsResponse,
} from './resources/return.ts'
export type {
  AdminTaxRate,
  AdminTaxRateListResponse,
  AdminTaxRateResponse,
  AdminTaxRateRule,
  AdminTaxRateRuleDeleteResponse,
} from './resources/tax-rate.ts'
export type { AdminUploadFile } from './resources/upload.ts'
export type { AdminUser, AdminUserListResponse, AdminUserResponse } from './resources/user.ts'
export type {
  AdminActiveViewConfigurationResponse,
  AdminSetActiveView,
  AdminViewSuccessResponse,
} from './resources/views.ts'
export type {
  AdminAnswerWorkflowStep,
  AdminRunWorkflow,
  AdminWorkflowEvent,
  AdminWorkflowEventStep,
  AdminWorkflowEventType,
  AdminWorkflowStepResponse,
} from './resources/workflow-execution.ts'

// The build adds Medusa's own types under Medusa's names: all that the methods take and answer (build/every-name.mjs).
