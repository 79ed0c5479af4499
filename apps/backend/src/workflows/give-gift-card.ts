import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { newGiftCode } from '../lib/gift-cards/gift-code'
import { closeGiftCard, openGiftCard, type NewGiftCard } from '../lib/gift-cards/open-gift-card'

const openGiftCardStep = createStep(
  'open-gift-card',
  async (card: Omit<NewGiftCard, 'code'>, { container }) => {
    const code = newGiftCode()
    const id = await openGiftCard(container, { ...card, code })
    return new StepResponse({ id, code }, id)
  },
  async (id, { container }) => {
    if (id !== undefined) await closeGiftCard(container, id)
  },
)

/** A gift card that the owner gives. The answer alone has its code. */
export const giveGiftCardWorkflow = createWorkflow(
  'give-gift-card',
  (input: WorkflowData<Omit<NewGiftCard, 'code'>>) => new WorkflowResponse(openGiftCardStep(input)),
)
