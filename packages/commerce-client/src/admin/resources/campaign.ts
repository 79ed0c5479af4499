import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Campaigns: promotions that share dates and a budget. */
export function campaign(request: Requests) {
  return {
    /**
     * Lists campaigns. `GET /admin/campaigns`
     *
     * @example
     * const { campaigns } = await admin.campaign.list({ q: 'diwali' })
     */
    list: (
      query?: HttpTypes.AdminGetCampaignsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCampaignListResponse> =>
      request.get('/admin/campaigns', { ...options, query, headers }),

    /**
     * Retrieves a campaign. `GET /admin/campaigns/{id}`
     *
     * @example
     * const { campaign } = await admin.campaign.retrieve('procamp_01', { fields: '+promotions.code' })
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminGetCampaignParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCampaignResponse> =>
      request.get('/admin/campaigns/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a campaign. `POST /admin/campaigns`
     *
     * @example
     * const { campaign } = await admin.campaign.create({
     *   name: 'Diwali', campaign_identifier: 'diwali-2026',
     *   starts_at: new Date('2026-11-01'), ends_at: new Date('2026-11-15'),
     *   budget: { type: 'spend', currency_code: 'inr', limit: 100000 },
     * })
     */
    create: (
      body: HttpTypes.AdminCreateCampaign & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCampaignResponse> =>
      request.post('/admin/campaigns', { ...options, body, headers }),

    /**
     * Changes a campaign. `POST /admin/campaigns/{id}`
     *
     * @example
     * const { campaign } = await admin.campaign.update('procamp_01', {
     *   ends_at: new Date('2026-11-20'),
     * })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateCampaign & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCampaignResponse> =>
      request.post('/admin/campaigns/:id', { ...options, ids: [id], body, headers }),

    /**
     * Deletes a campaign. `DELETE /admin/campaigns/{id}`
     *
     * @example
     * await admin.campaign.delete('procamp_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCampaignDeleteResponse> =>
      request.delete('/admin/campaigns/:id', { ...options, ids: [id], headers }),

    /**
     * Adds promotions to a campaign and removes others. `POST /admin/campaigns/{id}/promotions`
     *
     * @example
     * await admin.campaign.batchPromotions('procamp_01', { add: ['promo_01'], remove: ['promo_02'] })
     */
    batchPromotions: (
      id: string,
      body: HttpTypes.AdminBatchLink,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCampaignResponse> =>
      request.post('/admin/campaigns/:id/promotions', { ...options, ids: [id], body, headers }),
  }
}
