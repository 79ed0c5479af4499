export type { AdminPlugin, AdminPluginsListResponse } from '@medusajs/types/dist/http/index.js'
