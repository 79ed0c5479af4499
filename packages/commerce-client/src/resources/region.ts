import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { FindParams, SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

export type StoreRegionListParams = FindParams & HttpTypes.StoreRegionFilters

/** Regions: where the shop sells, with currency and countries. */
export function region(request: Requests) {
  return {
    /**
     * Lists regions. `GET /store/regions`
     *
     * @example
     * const { regions } = await shop.store.region.list({ fields: 'id,name,currency_code,*countries' })
     */
    list: (
      query?: StoreRegionListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreRegionListResponse> =>
      request.get('/store/regions', { ...options, query, headers }),

    /**
     * Retrieves a region. `GET /store/regions/{id}`
     *
     * @example
     * const { region } = await shop.store.region.retrieve('reg_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreRegionResponse> =>
      request.get('/store/regions/:id', { ...options, ids: [id], query, headers }),
  }
}
