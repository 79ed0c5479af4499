import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { numberingOf } from '../../lib/invoices/document-number'
import { documentTable } from '../../lib/invoices/document-table'
import type { DocumentDraft } from '../../lib/invoices/drafts'
import { shopSettingsModule } from '../../modules/shop-settings'
import type { ShopSettingsService } from '../../modules/shop-settings/service'

/** Issues documents that have not been issued for their cause, with the next numbers. Returns the ids of the new ones. */
export const issueDocumentsStep = createStep(
  'issue-documents',
  async (drafts: readonly DocumentDraft[], { container }) => {
    const settings = await container.resolve<ShopSettingsService>(shopSettingsModule).read()
    const table = documentTable(container)
    const issued: string[] = []
    try {
      for (const draft of drafts) {
        const numbering = numberingOf(settings, draft.kind)
        const { id, isNew } = await table.issue({ ...draft, numbering, at: new Date() })
        if (isNew) issued.push(id)
      }
    } catch (error) {
      // What is issued stays issued: the next event issues the rest.
      if (issued.length === 0) throw error
    }
    return new StepResponse(issued, issued)
  },
  async (issued, { container }) => {
    // The last first, so that its number is free when the one before it is taken back.
    for (const id of issued?.toReversed() ?? []) await documentTable(container).withdraw(id)
  },
)
