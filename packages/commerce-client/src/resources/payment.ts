import type * as Wire from '../wire/checkout.ts'
import type { Endpoints, Read, Tail, Write } from './endpoints.ts'

/** Payment of a cart. Amounts are in major currency units. */
export const payment = ({ get, post }: Endpoints) => {
  const createCollection = post<
    Write<[], Wire.StoreCreatePaymentCollection>,
    Wire.StorePaymentCollectionResponse
  >('/store/payment-collections')
  const createSession = post<
    Write<[id: string], Wire.StoreInitializePaymentSession>,
    Wire.StorePaymentCollectionResponse
  >('/store/payment-collections/:id/payment-sessions')
  return {
    /** Lists the payment providers of the region `region_id`. `GET /store/payment-providers` */
    listPaymentProviders: get<
      Read<[], Wire.StorePaymentProviderListParams>,
      Wire.StorePaymentProviderListResponse
    >('/store/payment-providers'),

    /**
     * Creates a payment session with a provider. Creates the cart's payment collection first, if it has none.
     * `POST /store/payment-collections` if needed, `POST /store/payment-collections/{id}/payment-sessions`
     *
     * @param cart its `id` and `payment_collection` are read.
     */
    initiatePaymentSession: async (
      cart: Wire.CartToPay,
      body: Wire.StoreInitializePaymentSession,
      ...tail: Tail
    ) => {
      const collection =
        cart.payment_collection ??
        (await createCollection({ cart_id: cart.id }, undefined, tail[1], tail[2])).payment_collection
      return createSession(collection.id, body, ...tail)
    },
  }
}
