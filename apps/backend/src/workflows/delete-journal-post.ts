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

/** The event of a deleted post, with its id. */
export const journalPostDeleted = 'journal-post.deleted'

const deletePostStep = createStep(
  'delete-journal-post',
  async (id: string, { container }) => {
    await container.resolve<ShopSettingsService>(shopSettingsModule).softDeleteJournalPosts([id])
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id !== undefined)
      await container.resolve<ShopSettingsService>(shopSettingsModule).restoreJournalPosts([id])
  },
)

/** Deletes a post of the journal, and makes the shop render its pages anew. */
export const deleteJournalPostWorkflow = createWorkflow(
  'delete-journal-post',
  (input: WorkflowData<{ readonly id: string }>) => {
    const deleted = deletePostStep(input.id)
    emitEventStep({ eventName: journalPostDeleted, data: { id: input.id } })
    requestPagePurgeStep()
    return new WorkflowResponse(deleted)
  },
)
