/*
 * What Razorpay answers, as its documentation shows it:
 * https://razorpay.com/docs/api/orders/entity, https://razorpay.com/docs/api/payments/entity,
 * https://razorpay.com/docs/api/refunds/entity. Amounts are in the currency's smallest unit.
 */

export interface Order {
  readonly id: string
  readonly entity: 'order'
  readonly amount: number
  amount_paid: number
  amount_due: number
  readonly currency: string
  readonly receipt: string | null
  readonly offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  readonly notes: Readonly<Record<string, string>> | readonly []
  readonly created_at: number
}

export type PaymentMethod = 'card' | 'netbanking' | 'upi'

export interface Payment {
  readonly id: string
  readonly entity: 'payment'
  readonly amount: number
  readonly currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  readonly order_id: string
  readonly invoice_id: null
  readonly international: false
  readonly method: PaymentMethod
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  readonly description: null
  readonly card_id: null
  readonly bank: string | null
  readonly wallet: null
  readonly vpa: string | null
  readonly email: string
  readonly contact: string
  readonly notes: readonly []
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  readonly created_at: number
}

export interface Refund {
  readonly id: string
  readonly entity: 'refund'
  readonly amount: number
  readonly currency: string
  readonly payment_id: string
  readonly notes: readonly []
  readonly receipt: null
  readonly acquirer_data: { readonly arn: null }
  readonly created_at: number
  readonly batch_id: null
  readonly status: 'processed'
  readonly speed_processed: 'normal'
  readonly speed_requested: 'normal'
}
