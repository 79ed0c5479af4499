import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { shopLinks } from '../../../../lib/email/shop-links'
import { jwtSecretOf } from '../../../../lib/jwt-secret'
import { previewDays, signPageAccess } from '../../../../lib/shop-settings/page-access'
import type { JournalPost } from '../../../../lib/shop-settings/journal-schema'
import { shopSettingsModule } from '../../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../../modules/shop-settings/service'
import { deleteJournalPostWorkflow } from '../../../../workflows/delete-journal-post'
import { saveJournalPostWorkflow } from '../../../../workflows/save-journal-post'

const idOf = (request: MedusaRequest): string => request.params['id'] ?? ''

/** With a link that shows the post as it is stored, also to people without an account, for some days. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const post = await request.scope
    .resolve<ShopSettingsService>(shopSettingsModule)
    // Throws NOT_FOUND for an unknown id.
    .retrieveJournalPost(idOf(request))
  const access = signPageAccess(jwtSecretOf(request.scope), post.id, Date.now())
  const links = shopLinks(process.env)
  response.json({
    journal_post: post,
    preview: { url: links.previewPost(post.slug, access), days: previewDays },
    url: links.post(post.slug),
  })
}

export async function POST(request: MedusaRequest<JournalPost>, response: MedusaResponse): Promise<void> {
  const { result } = await saveJournalPostWorkflow(request.scope).run({
    input: { id: idOf(request), post: request.validatedBody },
  })
  response.json({ journal_post: result })
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = idOf(request)
  await deleteJournalPostWorkflow(request.scope).run({ input: { id } })
  response.json({ id, object: 'journal_post', deleted: true })
}
