import type { RequestOptions } from '@umber/commerce-client'
import type { AdminOrder, AdminPayment } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import type { Stopped } from '../flow/outcome.ts'
import { runFlow, type FlowOptions } from '../flow/run-flow.ts'

export interface RefundInput {
  readonly orderId: string
  /** In major currency units. Default: everything that the shop owes. */
  readonly amount?: number | undefined
  /**
   * How much `amount` may be: what the shop owes (default), or everything that was captured and not yet refunded. A claim
   * of the type `refund` needs `captured`, because Medusa does not count written-off items as owed. For what goes beyond
   * the debt it adds a credit line to the order.
   */
  readonly limit?: 'owed' | 'captured' | undefined
  readonly reasonId?: string | undefined
  readonly note?: string | undefined
}

export type RefundStep = 'balance' | 'refund'

export interface RefundCheckpoint {
  /** What the order's payments had refunded before this flow. */
  readonly refundedBefore?: number
}

export interface Refund {
  readonly paymentId: string
  /** In major currency units. */
  readonly amount: number
}

/**
 * How a refund ends.
 *
 * - `done`: `refunds` were made by this call. There are none if the shop owes nothing; `due` is what the customer then owes.
 * - `exceeds`: `amount` is more than `possible`. Nothing was refunded.
 */
export type RefundResult =
  | {
      readonly kind: 'done'
      readonly refunds: readonly Refund[]
      readonly currency: string
      readonly due: number
    }
  | { readonly kind: 'exceeds'; readonly possible: number; readonly currency: string }
  | Stopped<RefundStep, RefundCheckpoint>

/**
 * Refunds what the shop owes a customer after a return, a claim, an exchange or an edit. A resumed
 * flow counts what was refunded since it began, so that nothing is refunded twice when an answer was lost.
 *
 * `GET /admin/orders/{id}`, `POST /admin/payments/{id}/refund`
 */
export async function refundOrder(
  { admin }: AdminClient,
  { orderId, amount, limit = 'owed', reasonId, note }: RefundInput,
  options: FlowOptions<RefundStep, RefundCheckpoint> = {},
): Promise<RefundResult> {
  const plan = { steps: ['balance', 'refund'] as const, begin: {} }
  return runFlow<RefundStep, RefundCheckpoint, RefundResult>(plan, options, async (flow) => {
    const order = await flow.step('balance', async () => readBalance(admin, orderId, flow.request))
    const { currency_code: currency } = order
    const payments = order.payment_collections.flatMap((collection) => collection.payments ?? [])
    const owed = Math.max(0, -order.summary.pending_difference)
    const refunded = total(payments.map(({ refunds }) => sum(refunds)))
    const { refundedBefore = refunded } = flow.checkpoint()
    flow.keep({ refundedBefore })

    const wanted = amount === undefined ? owed : Math.max(0, amount - (refunded - refundedBefore))
    const captured = total(payments.map(refundable))
    const possible = limit === 'owed' ? Math.min(owed, captured) : captured
    if (wanted > possible) return { kind: 'exceeds', possible, currency }
    const parts = split(wanted, payments)
    const details = {
      ...(reasonId !== undefined && { refund_reason_id: reasonId }),
      ...(note !== undefined && { note }),
    }
    for (const part of parts) {
      const body = { amount: part.amount, ...details }
      await flow.step('refund', async () => admin.payment.refund(part.paymentId, body, {}, {}, flow.request))
    }
    return { kind: 'done', refunds: parts, currency, due: Math.max(0, order.summary.pending_difference) }
  })
}

async function readBalance(
  admin: AdminClient['admin'],
  orderId: string,
  request: RequestOptions,
): Promise<AdminOrder> {
  const fields =
    '+summary,+currency_code,*payment_collections.payments,*payment_collections.payments.captures,*payment_collections.payments.refunds'
  return (await admin.order.retrieve(orderId, { fields }, {}, request)).order
}

/** Takes the amount from the payments, one after another. */
function split(wanted: number, payments: readonly AdminPayment[]): readonly Refund[] {
  const parts: Refund[] = []
  let left = wanted
  for (const payment of payments) {
    const amount = Math.min(left, refundable(payment))
    if (amount > 0) parts.push({ paymentId: payment.id, amount })
    left = total([left, -amount])
  }
  return parts
}

const refundable = ({ captures, refunds }: AdminPayment): number => total([sum(captures), -sum(refunds)])

const sum = (entries: readonly { readonly amount: number }[] | undefined): number =>
  total((entries ?? []).map(({ amount }) => amount))

/** Without the error of binary fractions: no currency has more than four decimals. */
const total = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((one, other) => one + other, 0) * 10_000) / 10_000
