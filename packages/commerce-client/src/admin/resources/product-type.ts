import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Product types. */
export function productType(request: Requests) {
  return {
    /**
     * Lists product types. `GET /admin/product-types`
     *
     * @example
     * const { product_types } = await admin.productType.list({ q: 'shirt' })
     */
    list: (
      query?: HttpTypes.AdminProductTypeListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTypeListResponse> =>
      request.get('/admin/product-types', { ...options, query, headers }),

    /**
     * Retrieves a product type. `GET /admin/product-types/{id}`
     *
     * @example
     * const { product_type } = await admin.productType.retrieve('ptyp_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminProductTypeParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTypeResponse> =>
      request.get('/admin/product-types/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a product type. `POST /admin/product-types`
     *
     * @example
     * const { product_type } = await admin.productType.create({ value: 'Shirt' })
     */
    create: (
      body: HttpTypes.AdminCreateProductType,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTypeResponse> =>
      request.post('/admin/product-types', { ...options, body, query, headers }),

    /**
     * Changes a product type. `POST /admin/product-types/{id}`
     *
     * @example
     * await admin.productType.update('ptyp_01', { value: 'Shirts' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateProductType,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTypeResponse> =>
      request.post('/admin/product-types/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a product type. `DELETE /admin/product-types/{id}`
     *
     * @example
     * await admin.productType.delete('ptyp_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminProductTypeDeleteResponse> =>
      request.delete('/admin/product-types/:id', { ...options, ids: [id], headers }),
  }
}
