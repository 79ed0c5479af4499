import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/shipping-option-type.ts'

/** Shipping option types, such as express. */
export const shippingOptionTypes = ({ get, post, remove }: Endpoints) => ({
  /** Lists shipping option types. `GET /admin/shipping-option-types` */
  list: get<Read<[], Wire.AdminShippingOptionTypeListParams>, Wire.AdminShippingOptionTypeListResponse>(
    '/admin/shipping-option-types',
  ),

  /** Retrieves a shipping option type. `GET /admin/shipping-option-types/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminShippingOptionTypeResponse>('/admin/shipping-option-types/:id'),

  /** Creates a shipping option type. `POST /admin/shipping-option-types` */
  create: post<Write<[], Wire.AdminCreateShippingOptionType>, Wire.AdminShippingOptionTypeResponse>(
    '/admin/shipping-option-types',
  ),

  /** Changes a shipping option type. `POST /admin/shipping-option-types/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateShippingOptionType>, Wire.AdminShippingOptionTypeResponse>(
    '/admin/shipping-option-types/:id',
  ),

  /** Deletes a shipping option type. `DELETE /admin/shipping-option-types/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminShippingOptionTypeDeleteResponse>(
    '/admin/shipping-option-types/:id',
    'headers',
  ),
})
