import type * as Wire from '../wire/checkout.ts'
import type { Endpoints, Read, Write } from './endpoints.ts'

/** How a cart can be shipped. Amounts are in major currency units. */
export const fulfillment = ({ get, post }: Endpoints) => ({
  /** Lists the shipping options of the cart that `cart_id` names. `GET /store/shipping-options` */
  listCartOptions: get<Read<[], Wire.StoreGetShippingOptionList>, Wire.StoreShippingOptionListResponse>(
    '/store/shipping-options',
  ),

  /** Asks what an option costs whose price is computed by its provider. `POST /store/shipping-options/{id}/calculate` */
  calculate: post<
    Write<[id: string], Wire.StoreCalculateShippingOptionPrice>,
    Wire.StoreShippingOptionResponse
  >('/store/shipping-options/:id/calculate'),
})
