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
    /**
     * Lists promotions. `GET /admin/promotions`
     *
     * @example
     * const { promotions } = await admin.promotion.list({ q: 'WELCOME', limit: 20 })
     */
    list: (
      query?: HttpTypes.AdminGetPromotionsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPromotionListResponse> =>
      request.get('/admin/promotions', { ...options, query, headers }),

    /**
     * Retrieves a promotion. `GET /admin/promotions/{id}`
     *
     * @example
     * const { promotion } = await admin.promotion.retrieve('promo_01', {
     *   fields: '+application_method.value',
     * })
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminGetPromotionParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPromotionResponse> =>
      request.get('/admin/promotions/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a promotion. `POST /admin/promotions`
     *
     * @example
     * const { promotion } = await admin.promotion.create({
     *   code: 'WELCOME10', type: 'standard', status: 'active',
     *   application_method: { type: 'percentage', target_type: 'order', value: 10, allocation: 'across' },
     * })
     */
    create: (
      body: HttpTypes.AdminCreatePromotion & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPromotionResponse> =>
      request.post('/admin/promotions', { ...options, body, headers }),

    /**
     * Changes a promotion. `POST /admin/promotions/{id}`
     *
     * @example
     * await admin.promotion.update('promo_01', { status: 'inactive' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdatePromotion & AdditionalData,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPromotionResponse> =>
      request.post('/admin/promotions/:id', { ...options, ids: [id], body, headers }),

    /**
     * Deletes a promotion. `DELETE /admin/promotions/{id}`
     *
     * @example
     * await admin.promotion.delete('promo_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminPromotionDeleteResponse> =>
      request.delete('/admin/promotions/:id', { ...options, ids: [id], headers }),

    /**
     * Adds rules. `POST /admin/promotions/{id}/{ruleType}/batch`
     *
     * @example
     * await admin.promotion.addRules('promo_01', 'rules', {
     *   rules: [{ attribute: 'customer.groups.id', operator: 'in', values: ['cusgroup_01'] }],
     * })
     */
    addRules: (
      id: string,
      ruleType: string,
      { rules }: HttpTypes.BatchAddPromotionRulesReq,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ) => changeRules(id, ruleType, { create: rules }, headers, options),

    /**
     * Changes rules. `POST /admin/promotions/{id}/{ruleType}/batch`
     *
     * @example
     * await admin.promotion.updateRules('promo_01', 'rules', {
     *   rules: [{ id: 'prorul_01', values: ['cusgroup_01', 'cusgroup_02'] }],
     * })
     */
    updateRules: (
      id: string,
      ruleType: string,
      { rules }: HttpTypes.BatchUpdatePromotionRulesReq,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ) => changeRules(id, ruleType, { update: rules }, headers, options),

    /**
     * Removes rules. `POST /admin/promotions/{id}/{ruleType}/batch`
     *
     * @example
     * await admin.promotion.removeRules('promo_01', 'rules', { rule_ids: ['prorul_01'] })
     */
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
     *
     * @example
     * const { rules } = await admin.promotion.listRules('promo_01', 'target-rules')
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

    /**
     * Lists the attributes that rules can compare. `GET /admin/promotions/rule-attribute-options/{ruleType}`
     *
     * @example
     * const { attributes } = await admin.promotion.listRuleAttributes('rules', 'standard')
     */
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
     *
     * @example
     * const { values } = await admin.promotion.listRuleValues('rules', 'region', { limit: 10 })
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
