import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Translations. Behind the server’s flag `translation`: status 404 while it is off. */
export function translation(request: Requests) {
  return {
    /**
     * Lists translations. `GET /admin/translations`
     *
     * @example
     * const { translations } = await admin.translation.list({
     *   reference_id: 'prod_01', locale_code: 'hi-IN',
     * })
     */
    list: (
      query?: HttpTypes.AdminTranslationsListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTranslationsListResponse> =>
      request.get('/admin/translations', { ...options, query, headers }),

    /**
     * Creates, changes and deletes translations in one request. `POST /admin/translations/batch`
     *
     * @example
     * await admin.translation.batch({
     *   create: [
     *     { reference: 'product', reference_id: 'prod_01', locale_code: 'hi-IN', translations: { title: 'लिनन शर्ट' } },
     *   ],
     * })
     */
    batch: (
      body: HttpTypes.AdminBatchTranslations,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminTranslationsBatchResponse> =>
      request.post('/admin/translations/batch', { ...options, body, headers }),

    /**
     * Lists the translatable fields of each entity. `GET /admin/translations/settings`
     *
     * @example
     * const { translation_settings } = await admin.translation.settings({ entity_type: 'product' })
     */
    settings: (
      query?: HttpTypes.AdminTranslationSettingsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTranslationSettingsResponse> =>
      request.get('/admin/translations/settings', { ...options, query, headers }),

    /**
     * Sets the translatable fields of each entity. `POST /admin/translations/settings/batch`
     *
     * @example
     * await admin.translation.batchSettings({
     *   create: [{ entity_type: 'product', fields: ['title', 'description'] }],
     * })
     */
    batchSettings: (
      body: HttpTypes.AdminBatchTranslationSettings,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminBatchTranslationSettingsResponse> =>
      request.post('/admin/translations/settings/batch', { ...options, body, headers }),

    /**
     * Lists the entities of a type with their translatable fields. `GET /admin/translations/entities`
     *
     * @example
     * const { data, count } = await admin.translation.entities({ type: 'product', limit: 20 })
     */
    entities: (
      query: HttpTypes.AdminTranslationEntitiesParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTranslationEntitiesResponse> =>
      request.get('/admin/translations/entities', { ...options, query, headers }),

    /**
     * Retrieves the translation progress. `GET /admin/translations/statistics`
     *
     * @example
     * const { statistics } = await admin.translation.statistics({
     *   locales: ['hi-IN'], entity_types: ['product'],
     * })
     */
    statistics: (
      query?: HttpTypes.AdminTranslationStatisticsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminTranslationStatisticsResponse> =>
      request.get('/admin/translations/statistics', { ...options, query, headers }),
  }
}
