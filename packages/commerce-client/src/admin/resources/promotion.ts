import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

export interface AdminBatchPromotionRules {
  create?: HttpTypes.AdminCreatePromotionRule[]
  update?: HttpTypes.AdminUpdatePromotionRule[]
  delete?: string[]
}

/**
 * Promotions and their rules.
 *
 * `ruleType` is `rules` (who may use it), `target-rules` (what is discounted) or `buy-rules` (what has to be bought).
 */
export function promotion(request: Requests) {
  const changeRules = (
    id: string,
    ruleType: string,
    body: AdminBatchPromotionRules,
    headers?: ClientHeaders,
    options?: OptionsWithQuery,
  ): Promise<HttpTypes.AdminPromotionRuleBatchResponse> =>
    request.post('/admin/promotions/:id/:ruleType/batch', { ...options, ids: [id, ruleType], body, headers })
  return {
    /** Lists promotions. `GET /admin/promotions` */
    list: (
      query?: HttpTypes.AdminGetPromotionsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPromotionListResponse> =>
      request.get('/admin/promotions', { ...options, query, headers }),

    /** Retrieves a promotion. `GET /admin/promotions/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminGetPromotionParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPromotionResponse> =>
      request.get('/admin/promotions/:id', { ...options, ids: [id], query, headers }),

    /** Creates a promotion. `POST /admin/promotions` */
    create: (
      body: HttpTypes.AdminCreatePromotion & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPromotionResponse> =>
      request.post('/admin/promotions', { ...options, body, headers }),

    /** Changes a promotion. `POST /admin/promotions/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdatePromotion & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPromotionResponse> =>
      request.post('/admin/promotions/:id', { ...options, ids: [id], body, headers }),

    /** Deletes a promotion. `DELETE /admin/promotions/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPromotionDeleteResponse> =>
      request.delete('/admin/promotions/:id', { ...options, ids: [id], headers }),

    /** Adds rules. `POST /admin/promotions/{id}/{ruleType}/batch` */
    addRules: (
      id: string,
      ruleType: string,
      { rules }: HttpTypes.BatchAddPromotionRulesReq,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ) => changeRules(id, ruleType, { create: rules }, headers, options),

    /** Changes rules. `POST /admin/promotions/{id}/{ruleType}/batch` */
    updateRules: (
      id: string,
      ruleType: string,
      { rules }: HttpTypes.BatchUpdatePromotionRulesReq,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ) => changeRules(id, ruleType, { update: rules }, headers, options),

    /** Removes rules. `POST /admin/promotions/{id}/{ruleType}/batch` */
    removeRules: (
      id: string,
      ruleType: string,
      { rule_ids }: HttpTypes.BatchRemovePromotionRulesReq,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ) => changeRules(id, ruleType, { delete: rule_ids }, headers, options),

    /**
     * Lists the rules of a promotion; `id` is null for a promotion that does not exist yet.
     * `GET /admin/promotions/{id}/{ruleType}`
     */
    listRules: (
      id: string | null,
      ruleType: string,
      query?: HttpTypes.AdminGetPromotionRuleParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPromotionRuleListResponse> =>
      request.get('/admin/promotions/:id/:ruleType', {
        ...options,
        ids: [String(id), ruleType],
        query,
        headers,
      }),

    /** Lists the attributes that rules can compare. `GET /admin/promotions/rule-attribute-options/{ruleType}` */
    listRuleAttributes: (
      ruleType: string,
      promotionType?: string,
      applicationMethodTargetType?: string,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRuleAttributeOptionsListResponse> =>
      request.get('/admin/promotions/rule-attribute-options/:ruleType', {
        ...options,
        ids: [ruleType],
        query: {
          promotion_type: promotionType,
          application_method_target_type: applicationMethodTargetType,
        },
        headers,
      }),

    /**
     * Lists the values that an attribute can be compared with.
     * `GET /admin/promotions/rule-value-options/{ruleType}/{ruleValue}`
     */
    listRuleValues: (
      ruleType: string,
      ruleValue: string,
      query?: HttpTypes.AdminGetPromotionsRuleValueParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRuleValueOptionsListResponse> =>
      request.get('/admin/promotions/rule-value-options/:ruleType/:ruleValue', {
        ...options,
        ids: [ruleType, ruleValue],
        query,
        headers,
      }),
  }
}
