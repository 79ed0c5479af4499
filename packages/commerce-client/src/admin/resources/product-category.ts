import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/product-category.ts'

/** Product categories: the tree a shopper browses. */
export const productCategories = ({ get, post, remove }: Endpoints) => ({
  /** Lists product categories. `GET /admin/product-categories` */
  list: get<Read<[], Wire.AdminProductCategoryListParams>, Wire.AdminProductCategoryListResponse>(
    '/admin/product-categories',
  ),

  /** Retrieves a product category. `GET /admin/product-categories/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminProductCategoryParams>, Wire.AdminProductCategoryResponse>(
    '/admin/product-categories/:id',
  ),

  /** Creates a product category. `POST /admin/product-categories` */
  create: post<
    Write<[], Wire.AdminCreateProductCategory, Wire.AdminProductCategoryParams>,
    Wire.AdminProductCategoryResponse
  >('/admin/product-categories'),

  /** Changes a product category. `POST /admin/product-categories/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateProductCategory, Wire.AdminProductCategoryParams>,
    Wire.AdminProductCategoryResponse
  >('/admin/product-categories/:id'),

  /** Deletes a product category. `DELETE /admin/product-categories/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminProductCategoryDeleteResponse>(
    '/admin/product-categories/:id',
    'headers',
  ),

  /** Adds products to a category and removes others. `POST /admin/product-categories/{id}/products` */
  updateProducts: post<
    Write<[id: string], Wire.AdminUpdateProductCategoryProducts, Wire.AdminProductCategoryParams>,
    Wire.AdminProductCategoryResponse
  >('/admin/product-categories/:id/products'),
})
