import type { BareRead, BareWrite, Endpoints, Read } from '../../resources/endpoints.ts'
import type { AdditionalData } from '../../wire/query.ts'
import type * as Wire from '../wire/campaign.ts'

/** Campaigns: promotions that share dates and a budget. */
export const campaigns = ({ get, post, remove }: Endpoints) => ({
  /** Lists campaigns. `GET /admin/campaigns` */
  list: get<Read<[], Wire.AdminGetCampaignsParams>, Wire.AdminCampaignListResponse>('/admin/campaigns'),

  /** Retrieves a campaign. `GET /admin/campaigns/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminGetCampaignParams>, Wire.AdminCampaignResponse>(
    '/admin/campaigns/:id',
  ),

  /** Creates a campaign. `POST /admin/campaigns` */
  create: post<BareWrite<[], Wire.AdminCreateCampaign & AdditionalData>, Wire.AdminCampaignResponse>(
    '/admin/campaigns',
    'body headers',
  ),

  /** Changes a campaign. `POST /admin/campaigns/{id}` */
  update: post<
    BareWrite<[id: string], Wire.AdminUpdateCampaign & AdditionalData>,
    Wire.AdminCampaignResponse
  >('/admin/campaigns/:id', 'body headers'),

  /** Deletes a campaign. `DELETE /admin/campaigns/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminCampaignDeleteResponse>('/admin/campaigns/:id', 'headers'),

  /** Adds promotions to a campaign and removes others. `POST /admin/campaigns/{id}/promotions` */
  batchPromotions: post<BareWrite<[id: string], Wire.AdminBatchLink>, Wire.AdminCampaignResponse>(
    '/admin/campaigns/:id/promotions',
    'body headers',
  ),
})
