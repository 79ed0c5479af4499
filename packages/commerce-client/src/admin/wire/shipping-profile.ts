export type {
  AdminCreateShippingProfile,
  AdminShippingProfile,
  AdminShippingProfileDeleteResponse,
  AdminShippingProfileListParams,
  AdminShippingProfileListResponse,
  AdminShippingProfileResponse,
  AdminUpdateShippingProfile,
} from '@medusajs/types/dist/http/index.js'
