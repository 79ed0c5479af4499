import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Payments. Amounts are in major currency units. */
export function payment(request: Requests) {
  return {
    /**
     * Lists payments. `GET /admin/payments`
     *
     * @example
     * const { payments } = await admin.payment.list({ payment_session_id: 'payses_01' })
     */
    list: (
      query?: HttpTypes.AdminPaymentFilters,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentsResponse> =>
      request.get('/admin/payments', { ...options, query, headers }),

    /**
     * Retrieves a payment. `GET /admin/payments/{id}`
     *
     * @example
     * const { payment } = await admin.payment.retrieve('pay_01', { fields: '+refunds.amount' })
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentResponse> =>
      request.get('/admin/payments/:id', { ...options, ids: [id], query, headers }),

    /**
     * Lists the payment providers. `GET /admin/payments/payment-providers`
     *
     * @example
     * const { payment_providers } = await admin.payment.listPaymentProviders({ is_enabled: true })
     */
    listPaymentProviders: (
      query?: HttpTypes.AdminGetPaymentProvidersParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentProviderListResponse> =>
      request.get('/admin/payments/payment-providers', { ...options, query, headers }),

    /**
     * Captures an authorized payment, in full or by `amount`. `POST /admin/payments/{id}/capture`
     *
     * @example
     * const { payment } = await admin.payment.capture('pay_01', { amount: 1499 })
     */
    capture: (
      id: string,
      body: HttpTypes.AdminCapturePayment,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentResponse> =>
      request.post('/admin/payments/:id/capture', { ...options, ids: [id], body, query, headers }),

    /**
     * Refunds a captured payment, in full or by `amount`. `POST /admin/payments/{id}/refund`
     *
     * @example
     * const { payment } = await admin.payment.refund('pay_01', {
     *   amount: 499.5, refund_reason_id: 'refr_01', note: 'Torn seam',
     * })
     */
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
