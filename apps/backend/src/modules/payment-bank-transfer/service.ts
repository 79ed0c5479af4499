import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  PaymentProviderInput,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from '@medusajs/framework/types'
import {
  AbstractPaymentProvider,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from '@medusajs/framework/utils'

import type { BankAccount } from '../../lib/bank-transfer/bank-account'
import { creditorReference } from '../../lib/bank-transfer/creditor-reference'

/**
 * Bank transfer (`pp_bank-transfer`): the order is placed at once, and tells the shopper where to send the money. The merchant
 * captures the payment when it came, and sends refunds from the bank.
 */
export class BankTransferProvider extends AbstractPaymentProvider<BankAccount> {
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

  override async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return await Promise.resolve({ ...same(input), status: PaymentSessionStatus.AUTHORIZED })
  }

  override async getPaymentStatus(input: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return await Promise.resolve({ ...same(input), status: PaymentSessionStatus.AUTHORIZED })
  }

  override async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return await Promise.resolve(same(input))
  }

  override async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return await Promise.resolve(same(input))
  }

  override async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return await Promise.resolve(same(input))
  }

  override async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return await Promise.resolve(same(input))
  }

  override async cancelPayment(input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return await Promise.resolve(same(input))
  }

  override async deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return await Promise.resolve(same(input))
  }

  /** Banks send none. */
  override async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return await Promise.resolve({ action: PaymentActions.NOT_SUPPORTED })
  }
}

/** Nothing happens at a bank because of what happens here. */
const same = ({ data }: PaymentProviderInput): { data: Record<string, unknown> } => ({ data: data ?? {} })
