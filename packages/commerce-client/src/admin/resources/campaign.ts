import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Campaigns: promotions that share dates and a budget. */
export function campaign(request: Requests) {
  return {
    /** Lists campaigns. `GET /admin/campaigns` */
    list: (
      query?: HttpTypes.AdminGetCampaignsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCampaignListResponse> =>
      request.get('/admin/campaigns', { ...options, query, headers }),

    /** Retrieves a campaign. `GET /admin/campaigns/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminGetCampaignParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCampaignResponse> =>
      request.get('/admin/campaigns/:id', { ...options, ids: [id], query, headers }),

    /** Creates a campaign. `POST /admin/campaigns` */
    create: (
      body: HttpTypes.AdminCreateCampaign & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCampaignResponse> =>
      request.post('/admin/campaigns', { ...options, body, headers }),

    /** Changes a campaign. `POST /admin/campaigns/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateCampaign & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCampaignResponse> =>
      request.post('/admin/campaigns/:id', { ...options, ids: [id], body, headers }),

    /** Deletes a campaign. `DELETE /admin/campaigns/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCampaignDeleteResponse> =>
      request.delete('/admin/campaigns/:id', { ...options, ids: [id], headers }),

    /** Adds promotions to a campaign and removes others. `POST /admin/campaigns/{id}/promotions` */
    batchPromotions: (
      id: string,
      body: HttpTypes.AdminBatchLink,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCampaignResponse> =>
      request.post('/admin/campaigns/:id/promotions', { ...options, ids: [id], body, headers }),
  }
}
