export type { AdminIndexDetailsResponse, AdminIndexSyncPayload } from '@medusajs/types/dist/http/index.js'
