import type { BareRead, BareWrite, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/shipping-option.ts'

/** Shipping options for the shopper to choose from. Prices are in major currency units. */
export const shippingOptions = ({ get, post, remove }: Endpoints) => ({
  /** Lists shipping options. `GET /admin/shipping-options` */
  list: get<Read<[], Wire.AdminShippingOptionListParams>, Wire.AdminShippingOptionListResponse>(
    '/admin/shipping-options',
  ),

  /** Retrieves a shipping option. `GET /admin/shipping-options/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminShippingOptionResponse>('/admin/shipping-options/:id'),

  /** Creates a shipping option. `POST /admin/shipping-options` */
  create: post<Write<[], Wire.AdminCreateShippingOption>, Wire.AdminShippingOptionResponse>(
    '/admin/shipping-options',
  ),

  /** Changes a shipping option. `POST /admin/shipping-options/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateShippingOption>, Wire.AdminShippingOptionResponse>(
    '/admin/shipping-options/:id',
  ),

  /** Deletes a shipping option. `DELETE /admin/shipping-options/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminShippingOptionDeleteResponse>(
    '/admin/shipping-options/:id',
    'headers',
  ),

  /**
   * Creates, changes and deletes the rules of an option in one request. `POST /admin/shipping-options/{id}/rules/batch`
   */
  updateRules: post<
    BareWrite<[id: string], Wire.AdminUpdateShippingOptionRules>,
    Wire.AdminUpdateShippingOptionRulesResponse
  >('/admin/shipping-options/:id/rules/batch', 'body headers'),
})
