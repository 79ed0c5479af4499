import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/product-type.ts'

/** Product types. */
export const productTypes = ({ get, post, remove }: Endpoints) => ({
  /** Lists product types. `GET /admin/product-types` */
  list: get<Read<[], Wire.AdminProductTypeListParams>, Wire.AdminProductTypeListResponse>(
    '/admin/product-types',
  ),

  /** Retrieves a product type. `GET /admin/product-types/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminProductTypeParams>, Wire.AdminProductTypeResponse>(
    '/admin/product-types/:id',
  ),

  /** Creates a product type. `POST /admin/product-types` */
  create: post<Write<[], Wire.AdminCreateProductType>, Wire.AdminProductTypeResponse>('/admin/product-types'),

  /** Changes a product type. `POST /admin/product-types/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateProductType>, Wire.AdminProductTypeResponse>(
    '/admin/product-types/:id',
  ),

  /** Deletes a product type. `DELETE /admin/product-types/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminProductTypeDeleteResponse>(
    '/admin/product-types/:id',
    'headers',
  ),
})
