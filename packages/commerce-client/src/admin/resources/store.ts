import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** The store and its defaults. */
export function store(request: Requests) {
  return {
    /** Lists stores. `GET /admin/stores` */
    list: (
      query?: HttpTypes.AdminStoreListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminStoreListResponse> =>
      request.get('/admin/stores', { ...options, query, headers }),

    /** Retrieves a store. `GET /admin/stores/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminStoreParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminStoreResponse> =>
      request.get('/admin/stores/:id', { ...options, ids: [id], query, headers }),

    /** Changes a store. `POST /admin/stores/{id}` */
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
