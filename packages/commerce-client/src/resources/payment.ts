import type * as Wire from '../wire/checkout.ts'
import type { Endpoints, Read, Tail, Write } from './endpoints.ts'

/** How a cart can be paid. Amounts are in major currency units. */
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
    /** Lists the payment providers of the region that `region_id` names. `GET /store/payment-providers` */
    listPaymentProviders: get<
      Read<[], Wire.StorePaymentProviderListParams>,
      Wire.StorePaymentProviderListResponse
    >('/store/payment-providers'),

    /**
     * Begins to pay with a provider. A cart without a payment collection is given one first.
     * `POST /store/payment-collections` if need be, `POST /store/payment-collections/{id}/payment-sessions`
     *
     * @param cart its `id` and `payment_collection` are looked at.
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
