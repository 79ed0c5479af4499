import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

/** Shipping options of a cart. Amounts are in major currency units. */
export function fulfillment(request: Requests) {
  return {
    /**
     * Lists the shipping options of the cart `cart_id`. `GET /store/shipping-options`
     *
     * @example
     * const { shipping_options } = await shop.store.fulfillment.listCartOptions({ cart_id: 'cart_01' })
     */
    listCartOptions: (
      query?: HttpTypes.StoreGetShippingOptionList,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreShippingOptionListResponse> =>
      request.get('/store/shipping-options', { ...options, query, headers }),

    /**
     * Calculates the price of an option whose provider sets it. `POST /store/shipping-options/{id}/calculate`
     *
     * @example
     * const { shipping_option } = await shop.store.fulfillment.calculate('so_01', {
     *   cart_id: 'cart_01',
     * })
     */
    calculate: (
      id: string,
      body: HttpTypes.StoreCalculateShippingOptionPrice,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreShippingOptionResponse> =>
      request.post('/store/shipping-options/:id/calculate', { ...options, ids: [id], body, query, headers }),
  }
}
