export type {
  AdminCreateShippingOption,
  AdminShippingOption,
  AdminShippingOptionDeleteResponse,
  AdminShippingOptionListParams,
  AdminShippingOptionListResponse,
  AdminShippingOptionResponse,
  AdminShippingOptionRule,
  AdminUpdateShippingOption,
  AdminUpdateShippingOptionRules,
  AdminUpdateShippingOptionRulesResponse,
} from '@medusajs/types/dist/http/index.js'
