import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Product categories: the tree a shopper browses. */
export function productCategory(request: Requests) {
  return {
    /** Lists product categories. `GET /admin/product-categories` */
    list: (
      query?: HttpTypes.AdminProductCategoryListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductCategoryListResponse> =>
      request.get('/admin/product-categories', { ...options, query, headers }),

    /** Retrieves a product category. `GET /admin/product-categories/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminProductCategoryParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductCategoryResponse> =>
      request.get('/admin/product-categories/:id', { ...options, ids: [id], query, headers }),

    /** Creates a product category. `POST /admin/product-categories` */
    create: (
      body: HttpTypes.AdminCreateProductCategory,
      query?: HttpTypes.AdminProductCategoryParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductCategoryResponse> =>
      request.post('/admin/product-categories', { ...options, body, query, headers }),

    /** Changes a product category. `POST /admin/product-categories/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateProductCategory,
      query?: HttpTypes.AdminProductCategoryParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductCategoryResponse> =>
      request.post('/admin/product-categories/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes a product category. `DELETE /admin/product-categories/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminProductCategoryDeleteResponse> =>
      request.delete('/admin/product-categories/:id', { ...options, ids: [id], headers }),

    /** Adds products to a category and removes others. `POST /admin/product-categories/{id}/products` */
    updateProducts: (
      id: string,
      body: HttpTypes.AdminUpdateProductCategoryProducts,
      query?: HttpTypes.AdminProductCategoryParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductCategoryResponse> =>
      request.post('/admin/product-categories/:id/products', { ...options, ids: [id], body, query, headers }),
  }
}
