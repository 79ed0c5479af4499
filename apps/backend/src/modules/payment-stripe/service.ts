import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { RefundPaymentInput, RefundPaymentOutput } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
// The package's entry has the module, and neither the class nor its way to count.
import MedusaStripe from '@medusajs/payment-stripe/dist/services/stripe-provider'
import { getSmallestUnit } from '@medusajs/payment-stripe/dist/utils/get-smallest-unit'

import { otherRefunds, refundOnce } from '../../lib/payments/refund-once'

/** Medusa's Stripe provider, which gives no money back twice when the answer to a refund was lost. */
export class StripeProvider extends MedusaStripe {
  static override identifier = 'stripe'
  private readonly pg: Knex

  constructor(cradle: Record<string, unknown>, options: Record<string, unknown>) {
    super(cradle, options)
    this.pg = cradle[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  override async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const { amount, data, context } = input
    const { id, currency } = (data ?? {}) as { readonly id?: unknown; readonly currency?: unknown }
    const refund = context?.idempotency_key
    if (typeof id !== 'string' || typeof currency !== 'string' || refund === undefined)
      return await super.refundPayment(input)
    const { stripe_: stripe } = this
    const made = await stripe.refunds.list({ payment_intent: id, limit: 100 })
    const counted = made.data.filter(({ status }) => status !== 'failed' && status !== 'canceled')
    await refundOnce(
      {
        amount: getSmallestUnit(amount, currency),
        atProvider: counted.reduce((sum, one) => sum + one.amount, 0),
        inBooks: getSmallestUnit(await otherRefunds(this.pg, refund), currency),
      },
      async () => super.refundPayment(input),
    )
    return { data: { ...data } }
  }
}
