import type { AdminClient } from '../admin-client.ts'
import type { FlowOptions } from '../flow/run-flow.ts'
import type { ChangeCheckpoint, ChangeResult, ChangeStep } from '../orders/order-change.ts'
import { parseReceived, receive, type ReceiveInput, type ReceiveStep } from './receive-return.ts'
import {
  parseRefund,
  refundOrder,
  type RefundCheckpoint,
  type RefundInput,
  type RefundResult,
  type RefundStep,
} from './refund-order.ts'

export interface SettleInput extends ReceiveInput {
  /** Default: what the shop owes. */
  readonly refund?: Omit<RefundInput, 'orderId'> | undefined
}

export type SettleStep = ChangeStep<ReceiveStep> | RefundStep

/** `received` is true when only the refund is left. */
export interface SettleCheckpoint extends ChangeCheckpoint, RefundCheckpoint {
  readonly received?: true
}

export type SettleResult =
  | Exclude<RefundResult, { readonly checkpoint: unknown }>
  | Extract<ChangeResult<ReceiveStep>, { kind: 'canceled' }>
  | WithCheckpoint<Extract<ChangeResult<ReceiveStep> | RefundResult, { readonly checkpoint: unknown }>>

type WithCheckpoint<Result> = Result extends unknown
  ? Omit<Result, 'checkpoint'> & { readonly checkpoint: SettleCheckpoint }
  : never

/**
 * Receives the parcel of a return and refunds what the shop then owes. Also for the return of an exchange or a claim. What
 * has not arrived of this return, or of another one, is not refunded.
 *
 * @example
 * const settled = await settleReturn(tool, { orderId, returnId, items: [{ itemId, intact: 1, damaged: 1 }] })
 * if (settled.kind === 'done') console.log(settled.refunds)
 * @throws {TypeError} for an input that is none: nothing arrived, more arrived than was to return, a quantity of 1.5, a
 * refund of NaN or 0. Nothing is received then.
 */
export async function settleReturn(
  tool: AdminClient,
  { refund, ...input }: SettleInput,
  { signal, onProgress, resume }: FlowOptions<SettleStep, SettleCheckpoint> = {},
): Promise<SettleResult> {
  let receiving = 0
  parseReceived(input)
  parseRefund({ orderId: input.orderId, ...refund }, { field: 'refund.' })
  const amounts = refund?.amount === undefined ? [] : [{ field: 'refund.amount', value: refund.amount }]
  if (resume?.received !== true) {
    const received = await receive(tool, input, amounts, {
      signal,
      resume: resume && { ...(resume.id !== undefined && { id: resume.id }) },
      onProgress: (progress) => {
        receiving = progress.total
        onProgress?.({ ...progress, total: receiving + 2 })
      },
    })
    if (received.kind !== 'done') return received
  }
  const begun = { received: true } as const
  const refunded = await refundOrder(
    tool,
    { orderId: input.orderId, ...refund },
    {
      signal,
      resume: resume?.received === true ? resume : undefined,
      onProgress: (progress) =>
        onProgress?.({
          ...progress,
          done: receiving + progress.done,
          total: receiving + progress.total,
          checkpoint: { ...progress.checkpoint, ...begun },
        }),
    },
  )
  return 'checkpoint' in refunded
    ? { ...refunded, checkpoint: { ...refunded.checkpoint, ...begun } }
    : refunded
}
