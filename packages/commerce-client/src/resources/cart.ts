import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { AdditionalData, SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

/** The cart without the line is `parent`; the server always sends it. */
export type StoreLineItemDeleteResponse = HttpTypes.StoreLineItemDeleteResponse & {
  readonly parent: HttpTypes.StoreCart
}

/** Carts. Totals are in major currency units. A cart that became an order refuses every write with status 400. */
export function cart(request: Requests) {
  return {
    /**
     * Creates a cart. `POST /store/carts`
     *
     * @example
     * const { cart } = await shop.store.cart.create({
     *   region_id: 'reg_01',
     *   items: [{ variant_id: 'variant_01', quantity: 1 }],
     * })
     */
    create: (
      body: HttpTypes.StoreCreateCart & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.post('/store/carts', { ...options, body, query, headers }),

    /**
     * Changes region, email, addresses or metadata. `POST /store/carts/{id}`
     *
     * @example
     * const { cart } = await shop.store.cart.update('cart_01', {
     *   email: 'asha@umber.example',
     *   shipping_address: {
     *     first_name: 'Asha', address_1: '12 Hill Road', city: 'Mumbai', postal_code: '400050', country_code: 'in',
     *   },
     * })
     */
    update: (
      id: string,
      body: HttpTypes.StoreUpdateCart & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.post('/store/carts/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Retrieves a cart; type `not_found` for an unknown id. `GET /store/carts/{id}`
     *
     * @example
     * const { cart } = await shop.store.cart.retrieve('cart_01', { fields: '*items.variant.options' })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.get('/store/carts/:id', { ...options, ids: [id], query, headers }),

    /**
     * Adds a variant; merges with a line of the same variant and metadata. Code `insufficient_inventory` when stock is
     * too low. Not idempotent: after a timeout read the cart before trying again. `POST /store/carts/{cartId}/line-items`
     *
     * @example
     * const { cart } = await shop.store.cart.createLineItem('cart_01', {
     *   variant_id: 'variant_01', quantity: 2,
     * })
     */
    createLineItem: (
      cartId: string,
      body: HttpTypes.StoreAddCartLineItem & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.post('/store/carts/:cartId/line-items', { ...options, ids: [cartId], body, query, headers }),

    /**
     * Sets a line's quantity; 0 removes it. `POST /store/carts/{cartId}/line-items/{lineItemId}`
     *
     * @example
     * const { cart } = await shop.store.cart.updateLineItem('cart_01', 'cali_01', { quantity: 3 })
     */
    updateLineItem: (
      cartId: string,
      lineItemId: string,
      body: HttpTypes.StoreUpdateCartLineItem & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.post('/store/carts/:cartId/line-items/:lineItemId', {
        ...options,
        ids: [cartId, lineItemId],
        body,
        query,
        headers,
      }),

    /**
     * Removes a line; the cart is the answer's `parent`. `DELETE /store/carts/{cartId}/line-items/{lineItemId}`
     *
     * @example
     * const { parent: cart } = await shop.store.cart.deleteLineItem('cart_01', 'cali_01')
     */
    deleteLineItem: (
      cartId: string,
      lineItemId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<StoreLineItemDeleteResponse> =>
      request.delete('/store/carts/:cartId/line-items/:lineItemId', {
        ...options,
        ids: [cartId, lineItemId],
        query,
        headers,
      }),

    /**
     * Chooses a shipping option. `POST /store/carts/{cartId}/shipping-methods`
     *
     * @example
     * const { cart } = await shop.store.cart.addShippingMethod('cart_01', { option_id: 'so_01' })
     */
    addShippingMethod: (
      cartId: string,
      body: HttpTypes.StoreAddCartShippingMethods & AdditionalData,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.post('/store/carts/:cartId/shipping-methods', {
        ...options,
        ids: [cartId],
        body,
        query,
        headers,
      }),

    /**
     * Applies promotion codes; codes that do not apply to the cart are ignored. `POST /store/carts/{cartId}/promotions`
     *
     * @example
     * const { cart } = await shop.store.cart.addPromotions('cart_01', { promo_codes: ['WELCOME10'] })
     */
    addPromotions: (
      cartId: string,
      body: HttpTypes.StoreCartAddPromotion,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.post('/store/carts/:cartId/promotions', { ...options, ids: [cartId], body, query, headers }),

    /**
     * Removes promotion codes. `DELETE /store/carts/{cartId}/promotions`
     *
     * @example
     * const { cart } = await shop.store.cart.removePromotions('cart_01', { promo_codes: ['WELCOME10'] })
     */
    removePromotions: (
      cartId: string,
      body: HttpTypes.StoreCartRemovePromotion,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.delete('/store/carts/:cartId/promotions', { ...options, ids: [cartId], body, query, headers }),

    /**
     * Calculates taxes in regions without automatic taxes. `POST /store/carts/{cartId}/taxes`
     *
     * @example
     * const { cart } = await shop.store.cart.calculateTaxes('cart_01')
     */
    calculateTaxes: (
      cartId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.post('/store/carts/:cartId/taxes', { ...options, ids: [cartId], query, headers }),

    /**
     * Completes a cart as an order. The answer's `type` is `order`, or `cart` with the reason for the failure (a payment
     * that is not authorized), both with status 200. An incomplete cart is refused with status 400. Call it again after a
     * timeout: a cart becomes at most one order. `POST /store/carts/{cartId}/complete`
     *
     * @example
     * const result = await shop.store.cart.complete('cart_01')
     * if (result.type === 'order') console.log(result.order.display_id)
     * else console.log(result.error.message)
     */
    complete: (
      cartId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCompleteCartResponse> =>
      request.post('/store/carts/:cartId/complete', { ...options, ids: [cartId], query, headers }),

    /**
     * Transfers a guest's cart to the signed-in customer. `POST /store/carts/{id}/customer`
     *
     * @example
     * const { cart } = await shop.store.cart.transferCart('cart_01')
     */
    transferCart: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StoreCartResponse> =>
      request.post('/store/carts/:id/customer', { ...options, ids: [id], query, headers }),
  }
}
