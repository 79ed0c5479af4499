export type {
  AdminCreateSalesChannel,
  AdminSalesChannel,
  AdminSalesChannelDeleteResponse,
  AdminSalesChannelListParams,
  AdminSalesChannelListResponse,
  AdminSalesChannelResponse,
  AdminUpdateSalesChannel,
  AdminUpdateSalesChannelProducts,
} from '@medusajs/types/dist/http/index.js'
