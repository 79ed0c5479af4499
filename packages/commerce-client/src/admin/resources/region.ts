import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type { FindParams } from '../../wire/query.ts'
import type * as Wire from '../wire/region.ts'

/** Regions: where the shop sells, with currency, countries, payment providers. */
export const regions = ({ get, post, remove }: Endpoints) => ({
  /** Lists regions. `GET /admin/regions` */
  list: get<Read<[], FindParams & Wire.AdminRegionFilters>, Wire.AdminRegionListResponse>('/admin/regions'),

  /** Retrieves a region. `GET /admin/regions/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminRegionResponse>('/admin/regions/:id'),

  /** Creates a region. `POST /admin/regions` */
  create: post<Write<[], Wire.AdminCreateRegion>, Wire.AdminRegionResponse>('/admin/regions'),

  /** Changes a region. `POST /admin/regions/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateRegion>, Wire.AdminRegionResponse>('/admin/regions/:id'),

  /** Deletes a region. `DELETE /admin/regions/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminRegionDeleteResponse>('/admin/regions/:id', 'headers'),
})
