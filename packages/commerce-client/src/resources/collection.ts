import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { FindParams, SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

export type StoreCollectionListParams = FindParams & HttpTypes.StoreCollectionListParams

/** Collections: sets of products under one handle. */
export function collection(request: Requests) {
  return {
    /**
     * Lists collections. `GET /store/collections`
     *
     * @example
     * const { collections } = await shop.store.collection.list({ handle: 'linen' })
     */
    list: (
      query?: StoreCollectionListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCollectionListResponse> =>
      request.get('/store/collections', { ...options, query, headers }),

    /**
     * Retrieves a collection. `GET /store/collections/{id}`
     *
     * @example
     * const { collection } = await shop.store.collection.retrieve('pcol_01', { fields: 'title,handle' })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCollectionResponse> =>
      request.get('/store/collections/:id', { ...options, ids: [id], query, headers }),
  }
}
