export type {
  AdminStore,
  AdminStoreListParams,
  AdminStoreListResponse,
  AdminStoreParams,
  AdminStoreResponse,
  AdminUpdateStore,
} from '@medusajs/types/dist/http/index.js'
