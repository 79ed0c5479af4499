import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type { AdditionalData } from '../../wire/query.ts'
import type * as Wire from '../wire/product-collection.ts'

/** Collections: sets of products under one handle. */
export const productCollections = ({ get, post, remove }: Endpoints) => ({
  /** Lists collections. `GET /admin/collections` */
  list: get<Read<[], Wire.AdminCollectionListParams>, Wire.AdminCollectionListResponse>('/admin/collections'),

  /** Retrieves a collection. `GET /admin/collections/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminCollectionParams>, Wire.AdminCollectionResponse>(
    '/admin/collections/:id',
  ),

  /** Creates a collection. `POST /admin/collections` */
  create: post<
    Write<[], Wire.AdminCreateCollection & AdditionalData, Wire.AdminCollectionParams>,
    Wire.AdminCollectionResponse
  >('/admin/collections'),

  /** Changes a collection. `POST /admin/collections/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateCollection & AdditionalData, Wire.AdminCollectionParams>,
    Wire.AdminCollectionResponse
  >('/admin/collections/:id'),

  /** Deletes a collection. `DELETE /admin/collections/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminCollectionDeleteResponse>(
    '/admin/collections/:id',
    'headers',
  ),

  /** Adds products to a collection and removes others. `POST /admin/collections/{id}/products` */
  updateProducts: post<
    BareWrite<[id: string], Wire.AdminUpdateCollectionProducts>,
    Wire.AdminCollectionResponse
  >('/admin/collections/:id/products', 'body headers'),
})
