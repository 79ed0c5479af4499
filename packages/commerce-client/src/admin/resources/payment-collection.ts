import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/** Payment collections: amounts due for an order. Amounts are in major currency units. */
export function paymentCollection(request: Requests) {
  return {
    /**
     * Creates a payment collection. `POST /admin/payment-collections`
     *
     * @example
     * const { payment_collection } = await admin.paymentCollection.create({
     *   order_id: 'order_01', amount: 499,
     * })
     */
    create: (
      body: HttpTypes.AdminCreatePaymentCollection,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentCollectionResponse> =>
      request.post('/admin/payment-collections', { ...options, body, query, headers }),

    /**
     * Deletes a payment collection. `DELETE /admin/payment-collections/{id}`
     *
     * @example
     * await admin.paymentCollection.delete('pay_col_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminDeletePaymentCollectionResponse> =>
      request.delete('/admin/payment-collections/:id', { ...options, ids: [id], headers }),

    /**
     * Marks a collection as paid by other means. `POST /admin/payment-collections/{id}/mark-as-paid`
     *
     * @example
     * await admin.paymentCollection.markAsPaid('pay_col_01', { order_id: 'order_01' })
     */
    markAsPaid: (
      id: string,
      body: HttpTypes.AdminMarkPaymentCollectionAsPaid,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentCollectionResponse> =>
      request.post('/admin/payment-collections/:id/mark-as-paid', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      }),

    /**
     * Creates a payment session with a provider. `POST /admin/payment-collections/{id}/payment-sessions`
     *
     * @example
     * await admin.paymentCollection.createPaymentSession('pay_col_01', {
     *   provider_id: 'pp_system_default',
     * })
     */
    createPaymentSession: (
      id: string,
      body: HttpTypes.AdminInitializePaymentSession,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminPaymentCollectionResponse> =>
      request.post('/admin/payment-collections/:id/payment-sessions', {
        ...options,
        ids: [id],
        body,
        query,
        headers,
      }),
  }
}
