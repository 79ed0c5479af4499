import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/product-tag.ts'

/** Product tags. */
export const productTags = ({ get, post, remove }: Endpoints) => ({
  /** Lists product tags. `GET /admin/product-tags` */
  list: get<Read<[], Wire.AdminProductTagListParams>, Wire.AdminProductTagListResponse>(
    '/admin/product-tags',
  ),

  /** Retrieves a product tag. `GET /admin/product-tags/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminProductTagParams>, Wire.AdminProductTagResponse>(
    '/admin/product-tags/:id',
  ),

  /** Creates a product tag. `POST /admin/product-tags` */
  create: post<
    Write<[], Wire.AdminCreateProductTag, Wire.AdminProductTagParams>,
    Wire.AdminProductTagResponse
  >('/admin/product-tags'),

  /** Changes a product tag. `POST /admin/product-tags/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateProductTag, Wire.AdminProductTagParams>,
    Wire.AdminProductTagResponse
  >('/admin/product-tags/:id'),

  /** Deletes a product tag. `DELETE /admin/product-tags/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminProductTagDeleteResponse>(
    '/admin/product-tags/:id',
    'headers',
  ),
})
