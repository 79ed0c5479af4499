import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Search over the admin’s entities, and the indexes behind it. */
export function search(request: Requests) {
  return {
    /** Searches entities for a text. `GET /admin/search` */
    list: (
      query?: HttpTypes.AdminSearchParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminSearchResponse> => request.get('/admin/search', { ...options, query, headers }),

    /** Lists the indexes of the search. `GET /admin/search-indexes` */
    listIndexes: (
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminSearchIndexListResponse> =>
      request.get('/admin/search-indexes', { ...options, headers }),

    /** Deletes an index. `DELETE /admin/search-indexes/{id}` */
    deleteIndex: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminSearchIndexDeleteResponse> =>
      request.delete('/admin/search-indexes/:id', { ...options, ids: [id], headers }),

    /** Starts a full reindex of an index. `POST /admin/search-indexes/{id}/reindex` */
    reindex: (
      id: string,
      body?: HttpTypes.AdminReindexSearchIndex,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminSearchIndexReindexResponse> =>
      request.post('/admin/search-indexes/:id/reindex', { ...options, ids: [id], body, headers }),
  }
}
