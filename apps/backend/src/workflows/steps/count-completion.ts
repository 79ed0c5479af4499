import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { reasonOf, type Completion } from '../../lib/checkout/completion'
import { completionsFailed, ordersPlaced } from '../../lib/metrics/metrics'

/** Counts orders, and completions that end without one. That of a completed cart is neither. */
export const countCompletionStep = createStep('count-completion', (completion: Completion) => {
  if (completion.kind === 'refused') completionsFailed.inc({ reason: reasonOf(completion.refusal) })
  else if (completion.is_new) ordersPlaced.inc()
  return new StepResponse(undefined)
})
