import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { pagePurgeModule } from '../../modules/page-purge'
import type { PagePurgeService } from '../../modules/page-purge/service'

/** Makes the shop drop its rendered pages. */
export const requestPagePurgeStep = createStep('request-page-purge', (_: object, { container }) => {
  container.resolve<PagePurgeService>(pagePurgeModule).request()
  return new StepResponse(undefined)
})
