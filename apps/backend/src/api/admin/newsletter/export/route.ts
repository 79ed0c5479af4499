import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import type { MedusaContainer } from '@medusajs/framework/types'

import { linksFor } from '../../../../lib/email/links-for'
import { jwtSecretOf } from '../../../../lib/jwt-secret'
import { signLeave } from '../../../../lib/newsletter/leave-token'
import { csvLine } from '../../../../lib/csv'
import { newsletterModule } from '../../../../modules/newsletter'
import type { NewsletterService } from '../../../../modules/newsletter/service'

const pageSize = 1000

/** All confirmed subscribers as CSV, streamed: each with its proof, and the link that every letter has to have. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope } = request
  const newsletter = scope.resolve<NewsletterService>(newsletterModule)
  response.setHeader('Content-Type', 'text/csv; charset=utf-8')
  response.setHeader('Content-Disposition', 'attachment; filename="newsletter.csv"')
  await pipeline(Readable.from(lines(newsletter, await leaveLink(scope))), response)
}

async function leaveLink(scope: MedusaContainer): Promise<(id: string) => string> {
  const [links, secret] = [await linksFor(scope, {}), jwtSecretOf(scope)]
  return (id) => links.leaveNewsletter(signLeave(secret, id))
}

async function* lines(
  newsletter: NewsletterService,
  leaveOf: (id: string) => string,
): AsyncGenerator<string> {
  yield csvLine(['email', 'subscribed_at', 'proof', 'unsubscribe_url'])
  let last = ''
  for (;;) {
    // By id, and not by offset: a subscriber that is deleted meanwhile must not move another out of the next page.
    const page = await newsletter.listNewsletterSubscribers(
      { id: { $gt: last }, confirmed_at: { $ne: null } },
      { select: ['id', 'email', 'confirmed_at', 'proof'], take: pageSize, order: { id: 'ASC' } },
    )
    for (const { id, email, confirmed_at: at, proof } of page)
      yield csvLine([email, at === null ? '' : new Date(at).toISOString(), proof ?? '', leaveOf(id)])
    if (page.length < pageSize) return
    last = page.at(-1)?.id ?? last
  }
}
