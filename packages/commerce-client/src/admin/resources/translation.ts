import type { RequestOptions } from '../../config.ts'
import type { BareWrite, Endpoints, Read } from '../../resources/endpoints.ts'
import type { ClientHeaders } from '../../transport/headers.ts'
import type * as Wire from '../wire/translation.ts'

/** Translations. Behind the server’s flag `translation`: status 404 while it is off. */
export const translations = ({ get, post }: Endpoints) => ({
  /** Lists translations. `GET /admin/translations` */
  list: get<Read<[], Wire.AdminTranslationsListParams>, Wire.AdminTranslationsListResponse>(
    '/admin/translations',
  ),

  /** Creates, changes and deletes translations in one request. `POST /admin/translations/batch` */
  batch: post<BareWrite<[], Wire.AdminBatchTranslations>, Wire.AdminTranslationsBatchResponse>(
    '/admin/translations/batch',
    'body headers',
  ),

  /** Lists the translatable fields of each entity. `GET /admin/translations/settings` */
  settings: get<Read<[], Wire.AdminTranslationSettingsParams>, Wire.AdminTranslationSettingsResponse>(
    '/admin/translations/settings',
  ),

  /** Sets the translatable fields of each entity. `POST /admin/translations/settings/batch` */
  batchSettings: post<
    BareWrite<[], Wire.AdminBatchTranslationSettings>,
    Wire.AdminBatchTranslationSettingsResponse
  >('/admin/translations/settings/batch', 'body headers'),

  /** Lists the entities of a type with their translatable fields. `GET /admin/translations/entities` */
  entities: get<
    [query: Wire.AdminTranslationEntitiesParams, headers?: ClientHeaders, options?: RequestOptions],
    Wire.AdminTranslationEntitiesResponse
  >('/admin/translations/entities'),

  /** Retrieves the translation progress. `GET /admin/translations/statistics` */
  statistics: get<Read<[], Wire.AdminTranslationStatisticsParams>, Wire.AdminTranslationStatisticsResponse>(
    '/admin/translations/statistics',
  ),
})
