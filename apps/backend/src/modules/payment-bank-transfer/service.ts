import type { InitiatePaymentInput, InitiatePaymentOutput } from '@medusajs/framework/types'
import { MedusaError, PaymentSessionStatus } from '@medusajs/framework/utils'

import type { BankAccount } from '../../lib/bank-transfer/bank-account'
import { creditorReference } from '../../lib/bank-transfer/creditor-reference'
import { PaidLaterProvider } from '../../lib/payments/paid-later-provider'

/** Bank transfer (`pp_bank-transfer`): the order tells the shopper where to send the money. */
export class BankTransferProvider extends PaidLaterProvider<BankAccount> {
  static override identifier = 'bank-transfer'

  private readonly account: BankAccount

  constructor(cradle: Record<string, unknown>, account: BankAccount) {
    super(cradle, account)
    this.account = account
  }

  /** What the shopper is told is kept with the payment: an order keeps its account when the merchant changes banks. */
  override async initiatePayment({ data }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const sessionId = data?.['session_id']
    if (typeof sessionId !== 'string')
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A payment needs a session.')
    const { iban, holder, bic } = this.account
    const reference = creditorReference(sessionId)
    return await Promise.resolve({
      id: reference,
      data: { iban, holder, ...(bic !== undefined && { bic }), reference },
      status: PaymentSessionStatus.PENDING,
    })
  }
}
