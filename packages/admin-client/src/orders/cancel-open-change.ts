import type { AdminOrderChange } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import type { Stopped } from '../flow/outcome.ts'
import { runFlow, type FlowOptions } from '../flow/run-flow.ts'
import { isOpen } from './order-change.ts'

export type CancelStep = 'look' | 'cancel'

/**
 * How it ends. `type` is Medusa's `change_type` of the change that was canceled. `unknown`: an open change of a kind that
 * is not made here, such as a transfer; it stays open.
 */
export type CancelResult =
  | { readonly kind: 'done'; readonly type: string }
  | { readonly kind: 'nothing-open' }
  | { readonly kind: 'unknown'; readonly type: string }
  | Stopped<CancelStep, object>

/**
 * Cancels the open change of an order: a return, exchange, claim, edit or receipt that was begun and not confirmed.
 * Medusa refuses further changes until then.
 */
export async function cancelOpenChange(
  { admin }: AdminClient,
  orderId: string,
  options: Omit<FlowOptions<CancelStep, object>, 'resume'> = {},
): Promise<CancelResult> {
  const plan = { steps: ['look', 'cancel'] as const, begin: {} }
  return runFlow<CancelStep, object, CancelResult>(plan, options, async ({ step, request }) => {
    const { order_changes } = await step('look', async () =>
      admin.order.listChanges(orderId, {}, {}, request),
    )
    const open = order_changes.find(isOpen)
    if (open === undefined) return { kind: 'nothing-open' }
    const type: string = open.change_type ?? ''
    const cancel = cancels(admin, open)[type]
    if (cancel === undefined) return { kind: 'unknown', type }
    await step('cancel', cancel)
    return { kind: 'done', type }
  })
}

function cancels(
  admin: AdminClient['admin'],
  { order_id, return_id, exchange_id, claim_id }: AdminOrderChange,
): Readonly<Record<string, () => Promise<unknown>>> {
  return {
    return_request: async () => admin.return.cancelRequest(return_id),
    return_receive: async () => admin.return.cancelReceive(return_id),
    exchange: async () => admin.exchange.cancelRequest(exchange_id),
    claim: async () => admin.claim.cancelRequest(claim_id),
    edit: async () => admin.orderEdit.cancelRequest(order_id),
  }
}
