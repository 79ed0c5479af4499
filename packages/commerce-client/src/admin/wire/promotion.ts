import type { HttpTypes } from '@medusajs/types'

export type {
  AdminCreatePromotion,
  AdminGetPromotionParams,
  AdminGetPromotionRuleParams,
  AdminGetPromotionsParams,
  AdminGetPromotionsRuleValueParams,
  AdminPromotion,
  AdminPromotionDeleteResponse,
  AdminPromotionListResponse,
  AdminPromotionResponse,
  AdminPromotionRule,
  AdminPromotionRuleBatchResponse,
  AdminPromotionRuleListResponse,
  AdminRuleAttributeOption,
  AdminRuleAttributeOptionsListResponse,
  AdminRuleValueOption,
  AdminRuleValueOptionsListResponse,
  AdminUpdatePromotion,
  BatchAddPromotionRulesReq,
  BatchRemovePromotionRulesReq,
  BatchUpdatePromotionRulesReq,
} from '@medusajs/types/dist/http/index.js'

export interface AdminBatchPromotionRules {
  create?: HttpTypes.AdminCreatePromotionRule[]
  update?: HttpTypes.AdminUpdatePromotionRule[]
  delete?: string[]
}
