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

import { otherRefunds, refundOnce } from '../../lib/payments/refund-once'
import { toSmallestUnit } from '../../lib/razorpay/amount'
import { giveBack } from '../../lib/razorpay/give-back'
import { stateOf, type RazorpayState, type RazorpayStatus } from '../../lib/razorpay/payment-state'
import {
  createRazorpayClient,
  type RazorpayClient,
  type RazorpayOrder,
} from '../../lib/razorpay/razorpay-client'
import type { RazorpaySettings } from '../../lib/razorpay/razorpay-settings'
import { isSignedWebhook } from '../../lib/razorpay/signature'
import { readWebhook } from '../../lib/razorpay/webhook'

const statuses: Readonly<Record<RazorpayStatus, PaymentSessionStatus>> = {
  open: PaymentSessionStatus.PENDING,
  failed: PaymentSessionStatus.PENDING,
  authorized: PaymentSessionStatus.AUTHORIZED,
  captured: PaymentSessionStatus.CAPTURED,
  refunded: PaymentSessionStatus.CANCELED,
}

/**
 * Razorpay (`pp_razorpay`). A session is one order at Razorpay, whose receipt is the session's id. The shopper pays it in
 * Razorpay's window; Medusa reads from Razorpay what has become of it.
 */
export class RazorpayProvider extends AbstractPaymentProvider<RazorpaySettings> {
  static override identifier = 'razorpay'
  private readonly client: RazorpayClient
  private readonly settings: RazorpaySettings
  private readonly pg: Knex

  constructor(cradle: Record<string, unknown>, settings: RazorpaySettings) {
    super(cradle, settings)
    this.pg = cradle[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.settings = settings
    this.client = createRazorpayClient(settings)
  }

  override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const sessionId = input.data?.['session_id']
    if (typeof sessionId !== 'string')
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A payment needs a session.')
    const order = await this.open(sessionId, wantedOf(input))
    return { id: order.id, data: dataOf(order), status: PaymentSessionStatus.PENDING }
  }

  /** The amount of an order cannot be changed, so another amount is another order. */
  override async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    const order = await this.client.order(idOf(input))
    const wanted = wantedOf(input)
    const state = await this.stateOf(order)
    const isSame = order.amount === wanted.amount && order.currency === wanted.currency
    if (isSame) return { data: dataOf(order), status: statuses[state.status] }
    if (state.status === 'authorized' || state.status === 'captured')
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The payment is made, and its amount stays.')
    const other = await this.open(order.receipt ?? '', wanted)
    return { data: dataOf(other), status: PaymentSessionStatus.PENDING }
  }

  override async getPaymentStatus(input: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const { status } = await this.stateOf({ id: idOf(input) })
    return { data: { ...input.data }, status: statuses[status] }
  }

  /** The shopper has paid in the window before; Razorpay is asked, whatever the browser says. */
  override async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const { status } = await this.stateOf({ id: idOf(input) })
    return { data: { ...input.data }, status: statuses[status] }
  }

  override async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    const order = await this.client.order(idOf(input))
    return { data: { ...dataOf(order), payments: await this.client.paymentsOf(order.id) } }
  }

  override async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    const { status, payment } = await this.stateOf({ id: idOf(input) })
    if (status === 'authorized' && payment !== undefined) await this.client.capture(payment)
    else if (status !== 'captured')
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The payment is ${status}.`)
    return { data: { ...input.data } }
  }

  override async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const { status, payment } = await this.stateOf({ id: idOf(input) })
    if (status !== 'captured' || payment === undefined)
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The payment is ${status}.`)
    const amount = toSmallestUnit(numberOf(input.amount), payment.currency)
    const refund = input.context?.idempotency_key
    const atProvider = payment.amount_refunded ?? 0
    const send = async () =>
      this.client.refund(payment, amount, refund ?? `${payment.id}-${atProvider}-${amount}`)
    if (refund === undefined) await send()
    else {
      const inBooks = toSmallestUnit(await otherRefunds(this.pg, refund), payment.currency)
      await refundOnce({ amount, atProvider, inBooks }, send)
    }
    return { data: { ...input.data } }
  }

  override async cancelPayment(input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    await giveBack(this.client, await this.stateOf({ id: idOf(input) }))
    return { data: { ...input.data } }
  }

  /** Of a session that is given up: what it holds or has taken goes back. */
  override async deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
    // Medusa passes no order when it could not store the session.
    if (input.data?.['order_id'] === undefined) return {}
    return await this.cancelPayment(input)
  }

  /** The event says which order to look at. Its session is read from Razorpay, because the payment does not name it. */
  override async getWebhookActionAndData({
    rawData,
    headers,
  }: ProviderWebhookPayload['payload']): Promise<WebhookActionResult> {
    if (!isSignedWebhook(rawData, headers['x-razorpay-signature'], this.settings.webhookSecret))
      throw new MedusaError(MedusaError.Types.UNAUTHORIZED, 'The signature is wrong.')
    const event = readWebhook(rawData.toString())
    if (event === undefined) return { action: PaymentActions.NOT_SUPPORTED }
    const { receipt } = await this.client.order(event.orderId)
    if (receipt?.startsWith('payses_') !== true) return { action: PaymentActions.NOT_SUPPORTED }
    return { action: event.action, data: { session_id: receipt, amount: event.amount } }
  }

  private async open(receipt: string, wanted: Wanted): Promise<RazorpayOrder> {
    return await this.client.createOrder({ ...wanted, receipt })
  }

  private async stateOf({ id }: Pick<RazorpayOrder, 'id'>): Promise<RazorpayState> {
    return stateOf(await this.client.paymentsOf(id))
  }
}

interface Wanted {
  readonly amount: number
  readonly currency: string
}

const numberOf = (amount: BigNumberInput): number => new BigNumber(amount).numeric

const wantedOf = (input: { amount: BigNumberInput; currency_code: string }): Wanted => ({
  amount: toSmallestUnit(numberOf(input.amount), input.currency_code),
  currency: input.currency_code.toUpperCase(),
})

function idOf({ data }: PaymentProviderInput): string {
  const id = data?.['order_id']
  if (typeof id === 'string') return id
  throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The session has no order of Razorpay.')
}

/** What the browser sees of an order. */
const dataOf = ({ id, amount, currency }: RazorpayOrder): Record<string, unknown> => ({
  order_id: id,
  amount,
  currency,
})
