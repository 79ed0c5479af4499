import type { BareRead, Endpoints, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/payment-collection.ts'

/** Payment collections: what is still to be paid for an order. Amounts are in major currency units. */
export const paymentCollections = ({ post, remove }: Endpoints) => ({
  /** Creates a payment collection. `POST /admin/payment-collections` */
  create: post<Write<[], Wire.AdminCreatePaymentCollection>, Wire.AdminPaymentCollectionResponse>(
    '/admin/payment-collections',
  ),

  /** Deletes a payment collection. `DELETE /admin/payment-collections/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminDeletePaymentCollectionResponse>(
    '/admin/payment-collections/:id',
    'headers',
  ),

  /** Says that a collection was paid by other means. `POST /admin/payment-collections/{id}/mark-as-paid` */
  markAsPaid: post<
    Write<[id: string], Wire.AdminMarkPaymentCollectionAsPaid>,
    Wire.AdminPaymentCollectionResponse
  >('/admin/payment-collections/:id/mark-as-paid'),

  /** Begins to pay with a provider. `POST /admin/payment-collections/{id}/payment-sessions` */
  createPaymentSession: post<
    Write<[id: string], Wire.AdminInitializePaymentSession>,
    Wire.AdminPaymentCollectionResponse
  >('/admin/payment-collections/:id/payment-sessions'),
})
