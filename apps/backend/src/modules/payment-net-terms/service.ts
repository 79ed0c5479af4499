import type { InitiatePaymentInput, InitiatePaymentOutput } from '@medusajs/framework/types'
import { MedusaError, PaymentSessionStatus } from '@medusajs/framework/utils'

import { daysIn } from '../../lib/net-terms/net-terms'
import { PaidLaterProvider } from '../../lib/payments/paid-later-provider'

/**
 * On invoice (`pp_net-terms`): the customer pays within the days that the owner has set. Who may is checked by those who open a payment
 * and place an order (`lib/net-terms/check-net-terms.ts`).
 */
export class NetTermsProvider extends PaidLaterProvider {
  static override identifier = 'net-terms'

  /** The days are kept with the payment: an order keeps its date when the owner changes them. */
  override async initiatePayment({ data }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const [sessionId, days] = [data?.['session_id'], daysIn(data)]
    if (typeof sessionId !== 'string' || days === undefined)
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A payment on invoice needs a session and days.')
    return await Promise.resolve({ id: sessionId, data: { days }, status: PaymentSessionStatus.PENDING })
  }
}
