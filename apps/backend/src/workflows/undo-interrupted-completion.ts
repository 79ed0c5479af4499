import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { freeLocksStep, holdLocksStep } from './steps/hold-locks'
import { undoInterruptedCompletionStep } from './steps/undo-interrupted-completion'

/** How long it waits for the cart's lock, in milliseconds. A cart that is locked for longer is being ordered. */
const patience = 10_000

/** Gives the stock back that a killed process has reserved for a shopper who did not try again. */
export const undoInterruptedCompletionWorkflow = createWorkflow(
  'undo-interrupted-completion',
  (input: WorkflowData<{ readonly cart_id: string }>) => {
    const lock = holdLocksStep(
      transform({ input }, ({ input: { cart_id: id } }) => ({
        keys: [`writing:${id}`],
        refusal: `Cart ${id} is being ordered.`,
        until: Date.now() + patience,
      })),
    )
    const undone = undoInterruptedCompletionStep(input)
    freeLocksStep(lock)
    return new WorkflowResponse(undone)
  },
)
