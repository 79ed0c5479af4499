import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Payments. Amounts are in major currency units. */
export function payment(request: Requests) {
  return {
    /** Lists payments. `GET /admin/payments` */
    list: (
      query?: HttpTypes.AdminPaymentFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentsResponse> =>
      request.get('/admin/payments', { ...options, query, headers }),

    /** Retrieves a payment. `GET /admin/payments/{id}` */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentResponse> =>
      request.get('/admin/payments/:id', { ...options, ids: [id], query, headers }),

    /** Lists the payment providers. `GET /admin/payments/payment-providers` */
    listPaymentProviders: (
      query?: HttpTypes.AdminGetPaymentProvidersParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentProviderListResponse> =>
      request.get('/admin/payments/payment-providers', { ...options, query, headers }),

    /** Captures an authorized payment, in full or by `amount`. `POST /admin/payments/{id}/capture` */
    capture: (
      id: string,
      body: HttpTypes.AdminCapturePayment,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentResponse> =>
      request.post('/admin/payments/:id/capture', { ...options, ids: [id], body, query, headers }),

    /** Refunds a captured payment, in full or by `amount`. `POST /admin/payments/{id}/refund` */
    refund: (
      id: string,
      body: HttpTypes.AdminRefundPayment,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentResponse> =>
      request.post('/admin/payments/:id/refund', { ...options, ids: [id], body, query, headers }),
  }
}
