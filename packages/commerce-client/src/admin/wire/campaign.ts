export type {
  AdminBatchLink,
  AdminCampaign,
  AdminCampaignDeleteResponse,
  AdminCampaignListResponse,
  AdminCampaignResponse,
  AdminCreateCampaign,
  AdminGetCampaignParams,
  AdminGetCampaignsParams,
  AdminUpdateCampaign,
} from '@medusajs/types/dist/http/index.js'
