import type { BareRead, Endpoints, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/payment-collection.ts'

/** Payment collections: amounts due for an order. Amounts are in major currency units. */
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

  /** Marks a collection as paid by other means. `POST /admin/payment-collections/{id}/mark-as-paid` */
  markAsPaid: post<
    Write<[id: string], Wire.AdminMarkPaymentCollectionAsPaid>,
    Wire.AdminPaymentCollectionResponse
  >('/admin/payment-collections/:id/mark-as-paid'),

  /** Creates a payment session with a provider. `POST /admin/payment-collections/{id}/payment-sessions` */
  createPaymentSession: post<
    Write<[id: string], Wire.AdminInitializePaymentSession>,
    Wire.AdminPaymentCollectionResponse
  >('/admin/payment-collections/:id/payment-sessions'),
})
