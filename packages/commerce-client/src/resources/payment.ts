import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { SelectParams } from './query.ts'
import type { Requests } from './requests.ts'

export type StorePaymentProviderListParams = HttpTypes.FindParams & HttpTypes.StorePaymentProviderFilters

/** The fields of a cart that a payment needs. */
export interface CartToPay {
  readonly id: string
  readonly payment_collection?: { readonly id: string } | undefined
}

/** Payment of a cart. Amounts are in major currency units. */
export function payment(request: Requests) {
  const createCollection = async (cartId: string, headers?: ClientHeaders, options?: RequestOptions) => {
    const body = { cart_id: cartId }
    const answer = await request.post<HttpTypes.StorePaymentCollectionResponse>(
      '/store/payment-collections',
      { ...options, body, headers },
    )
    return answer.payment_collection
  }
  return {
    /**
     * Lists the payment providers of the region `region_id`. `GET /store/payment-providers`
     *
     * @example
     * const { payment_providers } = await shop.store.payment.listPaymentProviders({
     *   region_id: 'reg_01',
     * })
     */
    listPaymentProviders: (
      query?: StorePaymentProviderListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StorePaymentProviderListResponse> =>
      request.get('/store/payment-providers', { ...options, query, headers }),

    /**
     * Creates a payment session with a provider. Creates the cart's payment collection first, if it has none.
     * `POST /store/payment-collections` if needed, `POST /store/payment-collections/{id}/payment-sessions`
     *
     * @example
     * const { cart } = await shop.store.cart.retrieve('cart_01', { fields: '+payment_collection.id' })
     * const { payment_collection } = await shop.store.payment.initiatePaymentSession(cart, {
     *   provider_id: 'pp_system_default',
     * })
     * @param cart its `id` and `payment_collection` are read.
     */
    initiatePaymentSession: async (
      cart: CartToPay,
      body: HttpTypes.StoreInitializePaymentSession,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.StorePaymentCollectionResponse> => {
      const { id } = cart.payment_collection ?? (await createCollection(cart.id, headers, options))
      return request.post('/store/payment-collections/:id/payment-sessions', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      })
    },
  }
}
