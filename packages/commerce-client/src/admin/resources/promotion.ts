import type { RequestOptions } from '../../config.ts'
import type { BareRead, BareTail, BareWrite, Endpoints, Read, Tail } from '../../resources/endpoints.ts'
import type { ClientHeaders } from '../../transport/headers.ts'
import type { AdditionalData } from '../../wire/query.ts'
import type * as Wire from '../wire/promotion.ts'

/**
 * Promotions and their rules.
 *
 * `ruleType` is `rules` (who may use it), `target-rules` (what is discounted) or `buy-rules` (what has to be bought).
 */
export const promotions = ({ get, post, remove }: Endpoints) => {
  const listRules = get<
    Read<[id: string, ruleType: string], Wire.AdminGetPromotionRuleParams>,
    Wire.AdminPromotionRuleListResponse
  >('/admin/promotions/:id/:ruleType')
  const changeRules = post<
    BareWrite<[id: string, ruleType: string], Wire.AdminBatchPromotionRules>,
    Wire.AdminPromotionRuleBatchResponse
  >('/admin/promotions/:id/:ruleType/batch', 'body headers')
  const listRuleAttributes = get<
    Read<[ruleType: string], object>,
    Wire.AdminRuleAttributeOptionsListResponse
  >('/admin/promotions/rule-attribute-options/:ruleType')
  return {
    /** Lists promotions. `GET /admin/promotions` */
    list: get<Read<[], Wire.AdminGetPromotionsParams>, Wire.AdminPromotionListResponse>('/admin/promotions'),

    /** Retrieves a promotion. `GET /admin/promotions/{id}` */
    retrieve: get<Read<[id: string], Wire.AdminGetPromotionParams>, Wire.AdminPromotionResponse>(
      '/admin/promotions/:id',
    ),

    /** Creates a promotion. `POST /admin/promotions` */
    create: post<BareWrite<[], Wire.AdminCreatePromotion & AdditionalData>, Wire.AdminPromotionResponse>(
      '/admin/promotions',
      'body headers',
    ),

    /** Changes a promotion. `POST /admin/promotions/{id}` */
    update: post<
      BareWrite<[id: string], Wire.AdminUpdatePromotion & AdditionalData>,
      Wire.AdminPromotionResponse
    >('/admin/promotions/:id', 'body headers'),

    /** Deletes a promotion. `DELETE /admin/promotions/{id}` */
    delete: remove<BareRead<[id: string]>, Wire.AdminPromotionDeleteResponse>(
      '/admin/promotions/:id',
      'headers',
    ),

    /** Adds rules. `POST /admin/promotions/{id}/{ruleType}/batch` */
    addRules: (id: string, ruleType: string, { rules }: Wire.BatchAddPromotionRulesReq, ...tail: BareTail) =>
      changeRules(id, ruleType, { create: rules }, ...tail),

    /** Changes rules. `POST /admin/promotions/{id}/{ruleType}/batch` */
    updateRules: (
      id: string,
      ruleType: string,
      { rules }: Wire.BatchUpdatePromotionRulesReq,
      ...tail: BareTail
    ) => changeRules(id, ruleType, { update: rules }, ...tail),

    /** Removes rules. `POST /admin/promotions/{id}/{ruleType}/batch` */
    removeRules: (
      id: string,
      ruleType: string,
      { rule_ids }: Wire.BatchRemovePromotionRulesReq,
      ...tail: BareTail
    ) => changeRules(id, ruleType, { delete: rule_ids }, ...tail),

    /**
     * Lists the rules of a promotion; `id` is null for a promotion that does not exist yet.
     * `GET /admin/promotions/{id}/{ruleType}`
     */
    listRules: (id: string | null, ruleType: string, ...tail: Tail<Wire.AdminGetPromotionRuleParams>) =>
      listRules(String(id), ruleType, ...tail),

    /** Lists the attributes that rules can compare. `GET /admin/promotions/rule-attribute-options/{ruleType}` */
    listRuleAttributes: (
      ruleType: string,
      promotionType?: string,
      applicationMethodTargetType?: string,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ) =>
      listRuleAttributes(
        ruleType,
        { promotion_type: promotionType, application_method_target_type: applicationMethodTargetType },
        headers,
        options,
      ),

    /**
     * Lists the values that an attribute can be compared with.
     * `GET /admin/promotions/rule-value-options/{ruleType}/{ruleValue}`
     */
    listRuleValues: get<
      Read<[ruleType: string, ruleValue: string], Wire.AdminGetPromotionsRuleValueParams>,
      Wire.AdminRuleValueOptionsListResponse
    >('/admin/promotions/rule-value-options/:ruleType/:ruleValue'),
  }
}
