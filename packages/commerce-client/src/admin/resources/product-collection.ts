import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { AdditionalData } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Collections: sets of products under one handle. */
export function productCollection(request: Requests) {
  return {
    /**
     * Lists collections. `GET /admin/collections`
     *
     * @example
     * const { collections } = await admin.productCollection.list({ q: 'linen' })
     */
    list: (
      query?: HttpTypes.AdminCollectionListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCollectionListResponse> =>
      request.get('/admin/collections', { ...options, query, headers }),

    /**
     * Retrieves a collection. `GET /admin/collections/{id}`
     *
     * @example
     * const { collection } = await admin.productCollection.retrieve('pcol_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminCollectionParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCollectionResponse> =>
      request.get('/admin/collections/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a collection. `POST /admin/collections`
     *
     * @example
     * const { collection } = await admin.productCollection.create({ title: 'Linen', handle: 'linen' })
     */
    create: (
      body: HttpTypes.AdminCreateCollection & AdditionalData,
      query?: HttpTypes.AdminCollectionParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCollectionResponse> =>
      request.post('/admin/collections', { ...options, body, query, headers }),

    /**
     * Changes a collection. `POST /admin/collections/{id}`
     *
     * @example
     * await admin.productCollection.update('pcol_01', { title: 'Summer linen' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateCollection & AdditionalData,
      query?: HttpTypes.AdminCollectionParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminCollectionResponse> =>
      request.post('/admin/collections/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a collection. `DELETE /admin/collections/{id}`
     *
     * @example
     * await admin.productCollection.delete('pcol_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCollectionDeleteResponse> =>
      request.delete('/admin/collections/:id', { ...options, ids: [id], headers }),

    /**
     * Adds products to a collection and removes others. `POST /admin/collections/{id}/products`
     *
     * @example
     * await admin.productCollection.updateProducts('pcol_01', { add: ['prod_01'], remove: ['prod_02'] })
     */
    updateProducts: (
      id: string,
      body: HttpTypes.AdminUpdateCollectionProducts,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminCollectionResponse> =>
      request.post('/admin/collections/:id/products', { ...options, ids: [id], body, headers }),
  }
}
