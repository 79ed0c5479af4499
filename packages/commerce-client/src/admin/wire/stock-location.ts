export type {
  AdminBatchLink,
  AdminCreateStockLocation,
  AdminCreateStockLocationFulfillmentSet,
  AdminStockLocation,
  AdminStockLocationDeleteResponse,
  AdminStockLocationListParams,
  AdminStockLocationListResponse,
  AdminStockLocationResponse,
  AdminUpdateStockLocation,
  AdminUpdateStockLocationSalesChannels,
} from '@medusajs/types/dist/http/index.js'
