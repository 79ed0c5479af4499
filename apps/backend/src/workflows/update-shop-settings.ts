import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'

import { productReviews } from '../lib/catalogue/catalogue-change'
import type { ShopSettings } from '../lib/shop-settings/settings-schema'
import { productReviewsModule } from '../modules/product-reviews'
import type { ProductReviewsService } from '../modules/product-reviews/service'
import { shopSettingsModule } from '../modules/shop-settings'
import type { ShopSettingsService } from '../modules/shop-settings/service'
import { requestPagePurgeStep } from './steps/request-page-purge'
import { scheduleContentStep } from './steps/schedule-content'

const writeSettingsStep = createStep(
  'write-shop-settings',
  async (settings: ShopSettings, { container }) => {
    const shop = container.resolve<ShopSettingsService>(shopSettingsModule)
    const before = await shop.read()
    await shop.write(settings)
    return new StepResponse(settings, before)
  },
  async (before, { container }) => {
    if (before !== undefined) await container.resolve<ShopSettingsService>(shopSettingsModule).write(before)
  },
)

/** The products whose rating appears or goes with the settings: reviews were switched on or off. */
const findReviewedStep = createStep('find-reviewed', async (settings: ShopSettings, { container }) => {
  const before = await container.resolve<ShopSettingsService>(shopSettingsModule).read()
  return new StepResponse(
    before.reviews.is_on === settings.reviews.is_on
      ? []
      : await container.resolve<ProductReviewsService>(productReviewsModule).reviewedProducts(),
  )
})

/** Replaces the shop's settings, and makes the shop render its pages anew. */
export const updateShopSettingsWorkflow = createWorkflow(
  'update-shop-settings',
  (input: WorkflowData<{ readonly settings: ShopSettings }>) => {
    const reviewed = findReviewedStep(input.settings)
    const settings = writeSettingsStep(input.settings)
    requestPagePurgeStep()
    when('ratings-change', { reviewed }, (known) => known.reviewed.length > 0).then(() =>
      emitEventStep({
        eventName: `${productReviews}.updated`,
        data: transform({ reviewed }, (known) => ({ id: [...known.reviewed] })),
      }),
    )
    scheduleContentStep()
    return new WorkflowResponse(settings)
  },
)
