import type { BareRead, BareWrite, Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/property-label.ts'

/** Display names of entity properties in the admin. Behind the server’s flag `view_configurations`. */
export const propertyLabels = ({ get, post, remove }: Endpoints) => ({
  /** Lists property labels. `GET /admin/property-labels` */
  list: get<Read<[], Wire.AdminGetPropertyLabelsParams>, Wire.AdminPropertyLabelListResponse>(
    '/admin/property-labels',
  ),

  /** Retrieves a property label. `GET /admin/property-labels/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminGetPropertyLabelParams>, Wire.AdminPropertyLabelResponse>(
    '/admin/property-labels/:id',
  ),

  /** Creates a property label. `POST /admin/property-labels` */
  create: post<BareWrite<[], Wire.AdminCreatePropertyLabel>, Wire.AdminPropertyLabelResponse>(
    '/admin/property-labels',
    'body headers',
  ),

  /** Creates, changes and deletes property labels in one request. `POST /admin/property-labels/batch` */
  batch: post<BareWrite<[], Wire.AdminBatchPropertyLabels>, Wire.AdminBatchPropertyLabelResponse>(
    '/admin/property-labels/batch',
    'body headers',
  ),

  /** Changes a property label. `POST /admin/property-labels/{id}` */
  update: post<BareWrite<[id: string], Wire.AdminChangePropertyLabel>, Wire.AdminPropertyLabelResponse>(
    '/admin/property-labels/:id',
    'body headers',
  ),

  /** Deletes a property label. `DELETE /admin/property-labels/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminPropertyLabelDeleteResponse>(
    '/admin/property-labels/:id',
    'headers',
  ),
})
