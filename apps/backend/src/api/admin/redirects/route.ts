import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { targetOf, type StoredRedirect } from '../../../lib/redirects/target-of'
import { pagePurgeModule } from '../../../modules/page-purge'
import type { PagePurgeService } from '../../../modules/page-purge/service'
import { redirectsModule } from '../../../modules/redirects'
import type { RedirectsService } from '../../../modules/redirects/service'
import type { RedirectBody } from './body'
import type { RedirectsQuery } from './query'

export async function GET(
  request: MedusaRequest<unknown, RedirectsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { q } = request.validatedQuery
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data, metadata } = await query.graph({
    entity: 'redirect',
    ...request.queryConfig,
    filters: q === undefined ? {} : { q },
  })
  const stored = data as readonly StoredRedirect[]
  const targets = await Promise.all(stored.map(async (one) => targetOf(query, one)))
  const redirects = targets.map((to, at) => Object.assign({}, stored[at], { to: to ?? null }))
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  response.json({ redirects, count, offset, limit })
}

export async function POST(
  request: AuthenticatedMedusaRequest<RedirectBody>,
  response: MedusaResponse,
): Promise<void> {
  const { path, target } = request.validatedBody
  const service = request.scope.resolve<RedirectsService>(redirectsModule)
  const [existing] = await service.listRedirects({ path }, { take: 1 })
  if (existing !== undefined)
    throw new MedusaError(
      MedusaError.Types.DUPLICATE_ERROR,
      `${path} is redirected already. Delete that first.`,
    )
  const redirect = await service.createRedirects({ path, target })
  request.scope.resolve<PagePurgeService>(pagePurgeModule).request()
  response.status(201).json({ redirect })
}
