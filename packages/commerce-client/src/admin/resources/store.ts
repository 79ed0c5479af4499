import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** The store and its defaults. */
export function store(request: Requests) {
  return {
    /**
     * Lists stores. `GET /admin/stores`
     *
     * @example
     * const { stores } = await admin.store.list()
     */
    list: (
      query?: HttpTypes.AdminStoreListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminStoreListResponse> =>
      request.get('/admin/stores', { ...options, query, headers }),

    /**
     * Retrieves a store. `GET /admin/stores/{id}`
     *
     * @example
     * const { store } = await admin.store.retrieve('store_01', {
     *   fields: '+supported_currencies.currency_code',
     * })
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminStoreParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminStoreResponse> =>
      request.get('/admin/stores/:id', { ...options, ids: [id], query, headers }),

    /**
     * Changes a store. `POST /admin/stores/{id}`
     *
     * `supported_currencies` and `supported_locales` are replaced: those that are not named are taken away.
     *
     * @example
     * const { store } = await admin.store.update('store_01', {
     *   supported_currencies: [{ currency_code: 'inr', is_default: true }, { currency_code: 'usd' }],
     * })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateStore,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminStoreResponse> =>
      request.post('/admin/stores/:id', { ...options, ids: [id], body, query, headers }),
  }
}
