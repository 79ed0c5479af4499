import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery } from '../config.ts'
import type { Requests } from './requests.ts'

/** Search over the server's store indexes. */
export function search(request: Requests) {
  return {
    /**
     * Runs one query or several. A POST, so it is not retried by default. `POST /store/search`
     *
     * @example
     * const { results } = await shop.store.search.list({
     *   queries: [{ entity: 'product', fields: ['id', 'title'], filters: { q: 'linen' }, pagination: { take: 12 } }],
     * })
     */
    list: (
      body: HttpTypes.StoreSearch,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.StoreSearchResponse> => request.post('/store/search', { ...options, body, headers }),
  }
}
