import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Product types. */
export function productType(request: Requests) {
  return {
    /** Lists product types. `GET /admin/product-types` */
    list: (
      query?: HttpTypes.AdminProductTypeListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTypeListResponse> =>
      request.get('/admin/product-types', { ...options, query, headers }),

    /** Retrieves a product type. `GET /admin/product-types/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminProductTypeParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTypeResponse> =>
      request.get('/admin/product-types/:id', { ...options, ids: [id], query, headers }),

    /** Creates a product type. `POST /admin/product-types` */
    create: (
      body: HttpTypes.AdminCreateProductType,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTypeResponse> =>
      request.post('/admin/product-types', { ...options, body, query, headers }),

    /** Changes a product type. `POST /admin/product-types/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateProductType,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductTypeResponse> =>
      request.post('/admin/product-types/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes a product type. `DELETE /admin/product-types/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminProductTypeDeleteResponse> =>
      request.delete('/admin/product-types/:id', { ...options, ids: [id], headers }),
  }
}
