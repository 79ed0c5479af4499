import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { completeCartWorkflowId } from '@medusajs/medusa/core-flows'

import { readCartOwner } from '../../lib/cart/cart-owner'
import { refusalOf, type Completion } from '../../lib/checkout/completion'

interface RanWorkflow {
  readonly errors: readonly { readonly error?: unknown }[]
  readonly result?: { readonly id: string }
  readonly transaction: { hasFinished(): boolean }
}

/**
 * Runs Medusa's `completeCartWorkflow`. As a workflow of its own and not with `runAsStep`: a cart that is refused is an outcome that
 * the next steps act upon, while a failed step would only undo those before it; Medusa's record of the completion and its lock of the
 * cart need it, too. It undoes what it did itself, when it fails.
 *
 * @throws when another attempt may succeed.
 */
export const completeCartStep = createStep(
  'complete-the-cart',
  async ({ cart_id: id }: { readonly cart_id: string }, { container }) => {
    const owner = await readCartOwner(container, id)
    const ran: RanWorkflow = await container
      .resolve(Modules.WORKFLOW_ENGINE)
      .run(completeCartWorkflowId, { input: { id }, throwOnError: false })
    const error = ran.errors[0]?.error
    if (error === undefined && !ran.transaction.hasFinished())
      throw new MedusaError(MedusaError.Types.CONFLICT, 'Cart is already being completed by another request')
    if (error === undefined)
      return new StepResponse<Completion>({
        kind: 'ordered',
        order_id: ran.result?.id ?? '',
        is_new: owner?.isCompleted === false,
      })
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`Cart ${id} cannot be ordered: ${refusal.message}`)
    return new StepResponse<Completion>({ kind: 'refused', refusal })
  },
)
