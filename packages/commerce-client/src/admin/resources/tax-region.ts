import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/tax-region.ts'

/** Tax regions: countries, and provinces below them. */
export const taxRegions = ({ get, post, remove }: Endpoints) => ({
  /** Lists tax regions. `GET /admin/tax-regions` */
  list: get<Read<[], Wire.AdminTaxRegionListParams>, Wire.AdminTaxRegionListResponse>('/admin/tax-regions'),

  /** Retrieves a tax region. `GET /admin/tax-regions/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminTaxRegionResponse>('/admin/tax-regions/:id'),

  /** Creates a tax region. `POST /admin/tax-regions` */
  create: post<Write<[], Wire.AdminCreateTaxRegion>, Wire.AdminTaxRegionResponse>('/admin/tax-regions'),

  /** Changes a tax region. `POST /admin/tax-regions/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateTaxRegion>, Wire.AdminTaxRegionResponse>(
    '/admin/tax-regions/:id',
  ),

  /** Deletes a tax region. `DELETE /admin/tax-regions/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminTaxRegionDeleteResponse>(
    '/admin/tax-regions/:id',
    'headers',
  ),
})
