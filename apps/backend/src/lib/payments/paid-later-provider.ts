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
  PaymentProviderInput,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from '@medusajs/framework/types'
import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from '@medusajs/framework/utils'

/**
 * A payment that is made after the order, without a provider: the order is placed at once, the merchant captures the payment when the
 * money came, and sends refunds from the bank. Its data, which it is opened with, says how it is paid.
 */
export abstract class PaidLaterProvider<
  Options = Record<string, unknown>,
> extends AbstractPaymentProvider<Options> {
  // That of Medusa's class is for subclasses only.
  // oxlint-disable-next-line no-useless-constructor -- see above
  constructor(cradle: Record<string, unknown>, options?: Options) {
    super(cradle, options)
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
