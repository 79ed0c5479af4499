import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import type { ShopSettings } from '../lib/shop-settings/settings-schema'
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

/** Replaces the shop's settings, and makes the shop render its pages anew. */
export const updateShopSettingsWorkflow = createWorkflow(
  'update-shop-settings',
  (input: WorkflowData<{ readonly settings: ShopSettings }>) => {
    const settings = writeSettingsStep(input.settings)
    requestPagePurgeStep()
    scheduleContentStep()
    return new WorkflowResponse(settings)
  },
)
