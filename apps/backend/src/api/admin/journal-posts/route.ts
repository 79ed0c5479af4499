import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { JournalPost } from '../../../lib/shop-settings/journal-schema'
import { saveJournalPostWorkflow } from '../../../workflows/save-journal-post'
import type { JournalPostsQuery } from './query'

export async function GET(
  request: MedusaRequest<unknown, JournalPostsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { q, status } = request.validatedQuery
  const { data, metadata } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'journal_post',
    ...request.queryConfig,
    filters: { ...(q !== undefined && { q }), ...(status !== undefined && { status }) },
  })
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  response.json({ journal_posts: data, count, offset, limit })
}

export async function POST(request: MedusaRequest<JournalPost>, response: MedusaResponse): Promise<void> {
  const { result } = await saveJournalPostWorkflow(request.scope).run({
    input: { post: request.validatedBody },
  })
  response.json({ journal_post: result })
}
