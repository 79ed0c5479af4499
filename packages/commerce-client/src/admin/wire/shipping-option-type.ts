export type {
  AdminCreateShippingOptionType,
  AdminShippingOptionType,
  AdminShippingOptionTypeDeleteResponse,
  AdminShippingOptionTypeListParams,
  AdminShippingOptionTypeListResponse,
  AdminShippingOptionTypeResponse,
  AdminUpdateShippingOptionType,
} from '@medusajs/types/dist/http/index.js'
