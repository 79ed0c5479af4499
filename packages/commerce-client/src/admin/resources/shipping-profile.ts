import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/shipping-profile.ts'

/** Shipping profiles: groups of products that ship the same way. */
export const shippingProfiles = ({ get, post, remove }: Endpoints) => ({
  /** Lists shipping profiles. `GET /admin/shipping-profiles` */
  list: get<Read<[], Wire.AdminShippingProfileListParams>, Wire.AdminShippingProfileListResponse>(
    '/admin/shipping-profiles',
  ),

  /** Retrieves a shipping profile. `GET /admin/shipping-profiles/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminShippingProfileResponse>('/admin/shipping-profiles/:id'),

  /** Creates a shipping profile. `POST /admin/shipping-profiles` */
  create: post<Write<[], Wire.AdminCreateShippingProfile>, Wire.AdminShippingProfileResponse>(
    '/admin/shipping-profiles',
  ),

  /** Changes a shipping profile. `POST /admin/shipping-profiles/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateShippingProfile>, Wire.AdminShippingProfileResponse>(
    '/admin/shipping-profiles/:id',
  ),

  /** Deletes a shipping profile. `DELETE /admin/shipping-profiles/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminShippingProfileDeleteResponse>(
    '/admin/shipping-profiles/:id',
    'headers',
  ),
})
