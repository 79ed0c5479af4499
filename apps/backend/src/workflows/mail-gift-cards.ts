import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'

import { mailGiftCardsStep } from './steps/mail-gift-cards'

/** Sends the letters of gift cards that are due. */
export const mailGiftCardsWorkflow = createWorkflow(
  'mail-gift-cards',
  (input: WorkflowData<{ readonly ids: string[] }>) => new WorkflowResponse(mailGiftCardsStep(input.ids)),
)
