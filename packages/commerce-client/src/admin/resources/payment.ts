import type { Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/payment.ts'

/** Payments. Amounts are in major currency units. */
export const payments = ({ get, post }: Endpoints) => ({
  /** Lists payments. `GET /admin/payments` */
  list: get<Read<[], Wire.AdminPaymentFilters>, Wire.AdminPaymentsResponse>('/admin/payments'),

  /** Retrieves a payment. `GET /admin/payments/{id}` */
  retrieve: get<Read<[id: string]>, Wire.AdminPaymentResponse>('/admin/payments/:id'),

  /** Lists the payment providers. `GET /admin/payments/payment-providers` */
  listPaymentProviders: get<
    Read<[], Wire.AdminGetPaymentProvidersParams>,
    Wire.AdminPaymentProviderListResponse
  >('/admin/payments/payment-providers'),

  /** Captures an authorized payment, in full or by `amount`. `POST /admin/payments/{id}/capture` */
  capture: post<Write<[id: string], Wire.AdminCapturePayment>, Wire.AdminPaymentResponse>(
    '/admin/payments/:id/capture',
  ),

  /** Refunds a captured payment, in full or by `amount`. `POST /admin/payments/{id}/refund` */
  refund: post<Write<[id: string], Wire.AdminRefundPayment>, Wire.AdminPaymentResponse>(
    '/admin/payments/:id/refund',
  ),
})
