import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Product tags. */
export function productTag(request: Requests) {
  return {
    /**
     * Lists product tags. `GET /admin/product-tags`
     *
     * @example
     * const { product_tags } = await admin.productTag.list({ q: 'hand' })
     */
    list: (
      query?: HttpTypes.AdminProductTagListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTagListResponse> =>
      request.get('/admin/product-tags', { ...options, query, headers }),

    /**
     * Retrieves a product tag. `GET /admin/product-tags/{id}`
     *
     * @example
     * const { product_tag } = await admin.productTag.retrieve('ptag_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminProductTagParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTagResponse> =>
      request.get('/admin/product-tags/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a product tag. `POST /admin/product-tags`
     *
     * @example
     * const { product_tag } = await admin.productTag.create({ value: 'handwoven' })
     */
    create: (
      body: HttpTypes.AdminCreateProductTag,
      query?: HttpTypes.AdminProductTagParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTagResponse> =>
      request.post('/admin/product-tags', { ...options, body, query, headers }),

    /**
     * Changes a product tag. `POST /admin/product-tags/{id}`
     *
     * @example
     * await admin.productTag.update('ptag_01', { value: 'handloom' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateProductTag,
      query?: HttpTypes.AdminProductTagParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTagResponse> =>
      request.post('/admin/product-tags/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a product tag. `DELETE /admin/product-tags/{id}`
     *
     * @example
     * await admin.productTag.delete('ptag_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminProductTagDeleteResponse> =>
      request.delete('/admin/product-tags/:id', { ...options, ids: [id], headers }),
  }
}
