import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, TransactionState } from '@medusajs/framework/utils'
import { completeCartWorkflowId } from '@medusajs/medusa/core-flows'

import { idAt, timeOfId } from './time-of-id'

/** A cart's completion that began and did not end: its process was killed. */
export interface InterruptedCompletion {
  /** Of Medusa's record of the workflow. */
  readonly id: string
  readonly cartId: string
  readonly begun: Date
}

const unfinished: readonly string[] = [
  TransactionState.NOT_STARTED,
  TransactionState.INVOKING,
  TransactionState.WAITING_TO_COMPENSATE,
  TransactionState.COMPENSATING,
]

/** Longer than any completion takes. In milliseconds. */
export const longestCompletion = 120_000

/**
 * The completions of a cart that have not ended, or of all carts those that began before `before`. Medusa stores a record
 * when a completion begins, and another state when it has ended.
 */
export async function unfinishedCompletions(
  container: MedusaContainer,
  wanted: { readonly cartId: string } | { readonly before: Date },
): Promise<readonly InterruptedCompletion[]> {
  const found = await listCompletions(container, { state: [...unfinished] })
  const completions = found.map(({ id, cartId }) => ({ id, cartId, begun: timeOfId(id) }))
  return completions.filter((one) =>
    'cartId' in wanted ? one.cartId === wanted.cartId : one.begun < wanted.before,
  )
}

/** Whether another completion of the cart has ended well that began around this one, or later. */
export async function isCompletedByAnother(
  container: MedusaContainer,
  { id, cartId, begun }: InterruptedCompletion,
): Promise<boolean> {
  const earliest = idAt(new Date(begun.getTime() - longestCompletion), { like: id })
  const done = await listCompletions(container, { state: TransactionState.DONE, id: { $gte: earliest } })
  return done.some((completion) => completion.cartId === cartId)
}

type Wanted = Parameters<ReturnType<typeof engineOf>['listWorkflowExecutions']>[0]

const engineOf = (container: MedusaContainer) => container.resolve(Modules.WORKFLOW_ENGINE)

async function listCompletions(
  container: MedusaContainer,
  wanted: Wanted,
): Promise<readonly Omit<InterruptedCompletion, 'begun'>[]> {
  const found = await engineOf(container).listWorkflowExecutions(
    { workflow_id: completeCartWorkflowId, ...wanted },
    { select: ['id', 'context'] },
  )
  return found.map(({ id, context }) => ({ id, cartId: cartIn(context) }))
}

/** The input that Medusa stores with the execution of a workflow. */
function cartIn(context: unknown): string {
  const { data } = (context ?? {}) as { readonly data?: { readonly payload?: { readonly id?: string } } }
  return data?.payload?.id ?? ''
}
