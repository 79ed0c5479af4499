import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Search over the admin’s entities, and the indexes behind it. */
export function search(request: Requests) {
  return {
    /**
     * Searches entities for a text. `GET /admin/search`
     *
     * @example
     * const { results } = await admin.search.list({ q: 'linen' })
     */
    list: (
      query?: HttpTypes.AdminSearchParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminSearchResponse> => request.get('/admin/search', { ...options, query, headers }),

    /**
     * Lists the indexes of the search. `GET /admin/search-indexes`
     *
     * @example
     * const { search_indexes, enabled } = await admin.search.listIndexes()
     */
    listIndexes: (
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminSearchIndexListResponse> =>
      request.get('/admin/search-indexes', { ...options, headers }),

    /**
     * Deletes an index. `DELETE /admin/search-indexes/{id}`
     *
     * @example
     * await admin.search.deleteIndex('sidx_01')
     */
    deleteIndex: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminSearchIndexDeleteResponse> =>
      request.delete('/admin/search-indexes/:id', { ...options, ids: [id], headers }),

    /**
     * Starts a full reindex of an index. `POST /admin/search-indexes/{id}/reindex`
     *
     * @example
     * const { job_id } = await admin.search.reindex('sidx_01', { strategy: 'swap' })
     */
    reindex: (
      id: string,
      body?: HttpTypes.AdminReindexSearchIndex,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminSearchIndexReindexResponse> =>
      request.post('/admin/search-indexes/:id/reindex', { ...options, ids: [id], body, headers }),
  }
}
