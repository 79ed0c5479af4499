import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/**
 * The index module. Behind the server’s flag `index_engine`. While it is off the server does not answer, so the call
 * fails with a `TimeoutError`.
 */
export function indexEngine(request: Requests) {
  return {
    /**
     * Retrieves what is indexed, and the progress. `GET /admin/index/details`
     *
     * @example
     * const { metadata } = await admin.index.details()
     */
    details: (
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminIndexDetailsResponse> =>
      request.get('/admin/index/details', { ...options, query, headers }),

    /**
     * Starts indexing; `reset` deletes the index first. `POST /admin/index/sync`
     *
     * @example
     * await admin.index.sync({ strategy: 'full' })
     */
    sync: async (
      body: HttpTypes.AdminIndexSyncPayload,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<undefined> => {
      // The answer is the word "OK".
      const call = { ...options, body, query, headers: { ...headers, accept: 'text/plain' } }
      await request.post('/admin/index/sync', call)
    },
  }
}
