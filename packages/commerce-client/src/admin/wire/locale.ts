export type {
  AdminLocale,
  AdminLocaleListParams,
  AdminLocaleListResponse,
  AdminLocaleParams,
  AdminLocaleResponse,
} from '@medusajs/types/dist/http/index.js'
