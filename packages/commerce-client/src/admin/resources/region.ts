import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { FindParams, SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Regions: where the shop sells, with currency, countries, payment providers. */
export function region(request: Requests) {
  return {
    /** Lists regions. `GET /admin/regions` */
    list: (
      query?: FindParams & HttpTypes.AdminRegionFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRegionListResponse> =>
      request.get('/admin/regions', { ...options, query, headers }),

    /** Retrieves a region. `GET /admin/regions/{id}` */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRegionResponse> =>
      request.get('/admin/regions/:id', { ...options, ids: [id], query, headers }),

    /** Creates a region. `POST /admin/regions` */
    create: (
      body: HttpTypes.AdminCreateRegion,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRegionResponse> =>
      request.post('/admin/regions', { ...options, body, query, headers }),

    /** Changes a region. `POST /admin/regions/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateRegion,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminRegionResponse> =>
      request.post('/admin/regions/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes a region. `DELETE /admin/regions/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminRegionDeleteResponse> =>
      request.delete('/admin/regions/:id', { ...options, ids: [id], headers }),
  }
}
