import type * as Wire from '../wire/checkout.ts'
import type { Endpoints, Read, Write } from './endpoints.ts'

/** Shipping options of a cart. Amounts are in major currency units. */
export const fulfillment = ({ get, post }: Endpoints) => ({
  /** Lists the shipping options of the cart `cart_id`. `GET /store/shipping-options` */
  listCartOptions: get<Read<[], Wire.StoreGetShippingOptionList>, Wire.StoreShippingOptionListResponse>(
    '/store/shipping-options',
  ),

  /** Calculates the price of an option whose provider sets it. `POST /store/shipping-options/{id}/calculate` */
  calculate: post<
    Write<[id: string], Wire.StoreCalculateShippingOptionPrice>,
    Wire.StoreShippingOptionResponse
  >('/store/shipping-options/:id/calculate'),
})
