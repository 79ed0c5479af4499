import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Product categories: the tree a shopper browses. */
export function productCategory(request: Requests) {
  return {
    /**
     * Lists product categories. `GET /admin/product-categories`
     *
     * @example
     * const { product_categories } = await admin.productCategory.list({
     *   parent_category_id: 'null', include_descendants_tree: true,
     * })
     */
    list: (
      query?: HttpTypes.AdminProductCategoryListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductCategoryListResponse> =>
      request.get('/admin/product-categories', { ...options, query, headers }),

    /**
     * Retrieves a product category. `GET /admin/product-categories/{id}`
     *
     * @example
     * const { product_category } = await admin.productCategory.retrieve('pcat_01', {
     *   include_ancestors_tree: true,
     * })
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminProductCategoryParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductCategoryResponse> =>
      request.get('/admin/product-categories/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a product category. `POST /admin/product-categories`
     *
     * @example
     * const { product_category } = await admin.productCategory.create({
     *   name: 'Shirts', parent_category_id: 'pcat_01', is_active: true,
     * })
     */
    create: (
      body: HttpTypes.AdminCreateProductCategory,
      query?: HttpTypes.AdminProductCategoryParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductCategoryResponse> =>
      request.post('/admin/product-categories', { ...options, body, query, headers }),

    /**
     * Changes a product category. `POST /admin/product-categories/{id}`
     *
     * @example
     * await admin.productCategory.update('pcat_02', { rank: 0, is_active: true })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateProductCategory,
      query?: HttpTypes.AdminProductCategoryParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminProductCategoryResponse> =>
      request.post('/admin/product-categories/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a product category. `DELETE /admin/product-categories/{id}`
     *
     * @example
     * await admin.productCategory.delete('pcat_02')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminProductCategoryDeleteResponse> =>
      request.delete('/admin/product-categories/:id', { ...options, ids: [id], headers }),

    /**
     * Adds products to a category and removes others. `POST /admin/product-categories/{id}/products`
     *
     * @example
     * await admin.productCategory.updateProducts('pcat_01', { add: ['prod_01'], remove: ['prod_02'] })
     */
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
