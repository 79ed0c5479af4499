import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { csvLine } from '../../../../lib/csv'
import { newsletterModule } from '../../../../modules/newsletter'
import type { NewsletterService } from '../../../../modules/newsletter/service'

const pageSize = 1000

/** All subscribers as CSV, streamed. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const newsletter = request.scope.resolve<NewsletterService>(newsletterModule)
  response.setHeader('Content-Type', 'text/csv; charset=utf-8')
  response.setHeader('Content-Disposition', 'attachment; filename="newsletter.csv"')
  await pipeline(Readable.from(lines(newsletter)), response)
}

async function* lines(newsletter: NewsletterService): AsyncGenerator<string> {
  yield csvLine(['email', 'subscribed_at'])
  let last = ''
  for (;;) {
    // By id, and not by offset: a subscriber that is deleted meanwhile must not move another out of the next page.
    const page = await newsletter.listNewsletterSubscribers(
      { id: { $gt: last } },
      { select: ['id', 'email', 'created_at'], take: pageSize, order: { id: 'ASC' } },
    )
    for (const { email, created_at: at } of page) yield csvLine([email, new Date(at).toISOString()])
    if (page.length < pageSize) return
    last = page.at(-1)?.id ?? last
  }
}
