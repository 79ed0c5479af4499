import { randomUUID } from 'node:crypto'

import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  BigNumberInput,
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
  ProviderWebhookPayload,
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
  BigNumber,
  ContainerRegistrationKeys,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from '@medusajs/framework/utils'

import { testPaymentTable, type TestPaymentTable } from '../../lib/payment-table'
import type { TestPayment } from '../../lib/test-payment'
import { sendWebhooks, type TestEventType } from '../../lib/send-webhooks'
import type { TestPaymentStatus } from '../../lib/status'
import { signatureFault, signatureHeader } from '../../lib/webhook-signature'

/** As Stripe's provider answers: a payment without a method is pending, a challenge requires more. */
const statuses: Readonly<Record<TestPaymentStatus, PaymentSessionStatus>> = {
  requires_method: PaymentSessionStatus.PENDING,
  requires_action: PaymentSessionStatus.REQUIRES_MORE,
  redirecting: PaymentSessionStatus.REQUIRES_MORE,
  authorized: PaymentSessionStatus.AUTHORIZED,
  captured: PaymentSessionStatus.CAPTURED,
  cancelled: PaymentSessionStatus.CANCELED,
  declined: PaymentSessionStatus.PENDING,
}

const actions: Readonly<Record<TestEventType, PaymentActions>> = {
  'payment.authorized': PaymentActions.AUTHORIZED,
  'payment.captured': PaymentActions.SUCCESSFUL,
  'payment.declined': PaymentActions.FAILED,
  'payment.cancelled': PaymentActions.CANCELED,
}

/**
 * The test provider (`pp_test`): it behaves like a provider of card payments, offline and without money. Its cards are in
 * `lib/cards.ts`, its pages in `api/test-payments`. Shoppers confirm a payment on those pages; Medusa only
 * reads what has become of it.
 */
export class TestPaymentProvider extends AbstractPaymentProvider {
  static override identifier = 'test'
  private readonly table: TestPaymentTable

  constructor(cradle: Record<string, unknown>, config: Record<string, unknown> = {}) {
    super(cradle, config)
    this.table = testPaymentTable(cradle[ContainerRegistrationKeys.PG_CONNECTION] as Knex)
  }

  override async initiatePayment({
    amount,
    currency_code: currencyCode,
    data,
  }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const sessionId = data?.['session_id']
    if (typeof sessionId !== 'string')
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A payment needs a session.')
    const payment = await this.table.open({ sessionId, amount: numberOf(amount), currencyCode })
    return { id: payment.id, data: dataOf(payment), status: statuses[payment.status] }
  }

  override async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    const { amount, currency_code: currencyCode } = input
    const wanted = { amount: numberOf(amount), currencyCode }
    return statusOf((await this.table.changeAmount(idOf(input), wanted)).payment)
  }

  override async getPaymentStatus(input: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return statusOf(await this.found(input))
  }

  /** The shopper has confirmed the payment in the frame before; this reads the result. */
  override async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return statusOf(await this.found(input))
  }

  override async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data: dataOf(await this.found(input)) }
  }

  override async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    const { payment, isChanged } = await this.table.capture(idOf(input))
    if (isChanged) sendWebhooks(payment)
    return { data: dataOf(payment) }
  }

  override async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const key = input.context?.idempotency_key ?? randomUUID()
    const { payment } = await this.table.refund(idOf(input), { amount: numberOf(input.amount), key })
    return { data: dataOf(payment) }
  }

  override async cancelPayment(input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    const { payment, isChanged } = await this.table.cancel(idOf(input))
    if (isChanged) sendWebhooks(payment)
    return { data: dataOf(payment) }
  }

  /** Of a session that is given up: what it holds or has taken goes back. */
  override async deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
    // Medusa passes no payment when it could not store the session.
    if (input.data?.['payment_id'] === undefined) return {}
    const { payment, isChanged } = await this.table.giveUp(idOf(input))
    // No event tells of a refund.
    if (isChanged && payment.status === 'cancelled') sendWebhooks(payment)
    return { data: dataOf(payment) }
  }

  override async getWebhookActionAndData({
    data,
    rawData,
    headers,
  }: ProviderWebhookPayload['payload']): Promise<WebhookActionResult> {
    const fault = signatureFault({ body: rawData.toString(), header: headers[signatureHeader] }, new Date())
    if (fault !== undefined) throw new MedusaError(MedusaError.Types.UNAUTHORIZED, fault)
    const { type, session, amount } = data
    const action = actions[type as TestEventType] ?? PaymentActions.NOT_SUPPORTED
    if (typeof session !== 'string' || typeof amount !== 'number')
      return await Promise.resolve({ action: PaymentActions.NOT_SUPPORTED })
    return { action, data: { session_id: session, amount } }
  }

  private async found(input: PaymentProviderInput): Promise<TestPayment> {
    const id = idOf(input)
    const payment = await this.table.find(id)
    if (payment === undefined)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no payment ${id}.`)
    return payment
  }
}

function idOf({ data }: PaymentProviderInput): string {
  const id = data?.['payment_id']
  if (typeof id === 'string') return id
  throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The session has no payment of the test provider.')
}

const numberOf = (amount: BigNumberInput): number => new BigNumber(amount).numeric

/** What the browser sees of a payment. */
const dataOf = ({ id, secret, status }: TestPayment): Record<string, unknown> => ({
  payment_id: id,
  client_secret: secret,
  status,
})

const statusOf = (payment: TestPayment): { data: Record<string, unknown>; status: PaymentSessionStatus } => ({
  data: dataOf(payment),
  status: statuses[payment.status],
})
