import type { AdminClient } from '../admin-client.ts'
import { inTurn, type Turns } from '../flow/in-turn.ts'
import { parseId, parseOneOf } from '../flow/inputs.ts'
import { parsePayment, roundTo } from '../flow/numbers.ts'
import type { Stopped } from '../flow/outcome.ts'
import { runFlow, type FlowOptions } from '../flow/run-flow.ts'
import { balanceFields, balanceOf, splitRefund, type Refund } from './owed.ts'

export interface RefundInput {
  readonly orderId: string
  /** In major currency units, more than 0. Default: everything that the shop owes. */
  readonly amount?: number | undefined
  /**
   * How much `amount` may be: what the shop owes (default), or everything that was captured and not yet refunded. Goodwill
   * and a claim of the type `refund` need `captured`, because Medusa does not count them as owed. For what goes beyond the
   * debt it adds a credit line to the order.
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
 * Refunds what the shop owes a customer: what has arrived of a return, an exchange or a claim, or was agreed by an edit.
 * Items of a return that is only requested are not owed. A resumed flow counts what was refunded since it began, so that
 * nothing is refunded twice when an answer was lost. Of two refunds of one order at once, from one program, the second
 * waits for the first; if it is the same one, it is made once and both get its result.
 *
 * Beyond the debt, with `limit: 'captured'`: for a claim, or as goodwill. While a return is requested, Medusa counts such
 * a refund toward it.
 *
 * `GET /admin/orders/{id}`, `POST /admin/payments/{id}/refund`
 *
 * @example
 * const goodwill = await refundOrder(tool, { orderId, amount: 10, limit: 'captured', note: 'a scratch' })
 * if (goodwill.kind === 'done') console.log(goodwill.refunds, goodwill.currency)
 * @throws {TypeError} for an amount that is none: NaN, 0, below 0, or with more decimals than the currency has.
 */
export async function refundOrder(
  tool: AdminClient,
  input: RefundInput,
  options: FlowOptions<RefundStep, RefundCheckpoint> = {},
): Promise<RefundResult> {
  parseRefund(input)
  const key = `${tool.baseUrl} ${input.orderId}`
  const { amount, limit, reasonId, note } = input
  return inTurn(
    running,
    key,
    JSON.stringify([amount, limit, reasonId, note]),
    async () => refund(tool, input, options),
    ({ kind }) => kind === 'done' || kind === 'exceeds',
  )
}

/**
 * The refunds that are under way in this program, by server and order. Not of one client: a page that makes a client for each
 * of its dialogs must not refund twice.
 */
const running: Turns = new Map()

/** Refuses what is no refund, before anything is sent. `field` names the input in the error. */
export function parseRefund(
  { orderId, amount, limit }: RefundInput,
  { field = '', currency }: { readonly field?: string; readonly currency?: string } = {},
): void {
  parseId('orderId', orderId)
  if (amount !== undefined) parsePayment(`${field}amount`, amount, currency)
  if (limit !== undefined) parseOneOf(`${field}limit`, limit, ['owed', 'captured'])
}

async function refund(
  { admin }: AdminClient,
  input: RefundInput,
  options: FlowOptions<RefundStep, RefundCheckpoint>,
): Promise<RefundResult> {
  const { orderId, amount, limit = 'owed', reasonId, note } = input
  const plan = { steps: ['balance', 'refund'] as const, begin: {} }
  return runFlow<RefundStep, RefundCheckpoint, RefundResult>(plan, options, async (flow) => {
    const balance = await flow.step('balance', async () => {
      const { order } = await admin.order.retrieve(orderId, { fields: balanceFields }, {}, flow.request)
      return balanceOf(order)
    })
    const { currency, owed, due, captured, refunded, payments } = balance
    parseRefund(input, { currency })
    const { refundedBefore = refunded } = flow.checkpoint()
    flow.keep({ refundedBefore })

    const wanted =
      amount === undefined ? owed : roundTo(currency, Math.max(0, amount - (refunded - refundedBefore)))
    const possible = limit === 'owed' ? Math.min(owed, captured) : captured
    if (wanted > possible) return { kind: 'exceeds', possible, currency }
    const parts = splitRefund(wanted, payments)
    const details = {
      ...(reasonId !== undefined && { refund_reason_id: reasonId }),
      ...(note !== undefined && { note }),
    }
    for (const { paymentId, amount: part } of parts) {
      // A server that honours it refunds once, also when two programs press at the same moment.
      const headers = { 'idempotency-key': `refund-${paymentId}-${refunded}-${part}` }
      await flow.step('refund', async () =>
        admin.payment.refund(paymentId, { amount: part, ...details }, {}, headers, flow.request),
      )
    }
    return { kind: 'done', refunds: parts, currency, due }
  })
}
