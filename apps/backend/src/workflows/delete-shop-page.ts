import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'

import { shopSettingsModule } from '../modules/shop-settings'
import type { ShopSettingsService } from '../modules/shop-settings/service'
import { requestPagePurgeStep } from './steps/request-page-purge'

/** The event of a deleted page, with its id. */
export const shopPageDeleted = 'shop-page.deleted'

const deletePageStep = createStep(
  'delete-shop-page',
  async (id: string, { container }) => {
    await container.resolve<ShopSettingsService>(shopSettingsModule).softDeleteShopPages([id])
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id !== undefined)
      await container.resolve<ShopSettingsService>(shopSettingsModule).restoreShopPages([id])
  },
)

/** Deletes a page of the shop, and makes the shop render its pages anew. */
export const deleteShopPageWorkflow = createWorkflow(
  'delete-shop-page',
  (input: WorkflowData<{ readonly id: string }>) => {
    const deleted = deletePageStep(input.id)
    emitEventStep({ eventName: shopPageDeleted, data: { id: input.id } })
    requestPagePurgeStep()
    return new WorkflowResponse(deleted)
  },
)
