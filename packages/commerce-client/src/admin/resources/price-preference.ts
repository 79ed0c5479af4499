import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/price-preference.ts'

/** Price preferences: whether prices of a region or a currency include tax. */
export const pricePreferences = ({ get, post, remove }: Endpoints) => ({
  /** Lists price preferences. `GET /admin/price-preferences` */
  list: get<Read<[], Wire.AdminPricePreferenceListParams>, Wire.AdminPricePreferenceListResponse>(
    '/admin/price-preferences',
  ),

  /** Retrieves a price preference. `GET /admin/price-preferences/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminGetPricePreferenceParams>, Wire.AdminPricePreferenceResponse>(
    '/admin/price-preferences/:id',
  ),

  /** Creates a price preference. `POST /admin/price-preferences` */
  create: post<
    Write<[], Wire.AdminCreatePricePreference, Wire.AdminGetPricePreferenceParams>,
    Wire.AdminPricePreferenceResponse
  >('/admin/price-preferences'),

  /** Changes a price preference. `POST /admin/price-preferences/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdatePricePreference, Wire.AdminGetPricePreferenceParams>,
    Wire.AdminPricePreferenceResponse
  >('/admin/price-preferences/:id'),

  /** Deletes a price preference. `DELETE /admin/price-preferences/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminPricePreferenceDeleteResponse>(
    '/admin/price-preferences/:id',
    'headers',
  ),
})
