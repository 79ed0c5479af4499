import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { scheduleContent } from '../../lib/shop-settings/schedule-content'

/** What was saved may begin or end before the next run of the job. */
export const scheduleContentStep = createStep('schedule-content', async (_: object, { container }) => {
  await scheduleContent(container)
  return new StepResponse(undefined)
})
