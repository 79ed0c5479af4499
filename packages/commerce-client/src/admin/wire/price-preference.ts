export type {
  AdminCreatePricePreference,
  AdminGetPricePreferenceParams,
  AdminPricePreference,
  AdminPricePreferenceDeleteResponse,
  AdminPricePreferenceListParams,
  AdminPricePreferenceListResponse,
  AdminPricePreferenceResponse,
  AdminUpdatePricePreference,
} from '@medusajs/types/dist/http/index.js'
