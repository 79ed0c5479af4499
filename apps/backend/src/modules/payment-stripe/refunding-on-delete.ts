import type { DeletePaymentInput, DeletePaymentOutput, IPaymentProvider } from '@medusajs/framework/types'

type Provider = new (cradle: Record<string, unknown>, options: Record<string, unknown>) => IPaymentProvider

/**
 * Medusa's provider only cancels a payment whose session is deleted. Stripe refuses that once it has taken the money, and the
 * cart could neither be changed nor paid another way. This one refunds the payment then.
 */
export const refundingOnDelete = (Base: Provider): Provider =>
  class extends Base {
    override async deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
      try {
        return await super.deletePayment(input)
      } catch (error) {
        const { data } = await this.retrievePayment(input)
        if (data?.['status'] !== 'succeeded') throw error
        return await this.refundPayment({ ...input, amount: Number(data['amount']) })
      }
    }
  }
