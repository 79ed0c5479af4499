import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { pricedProducts, withCurrentPrices } from '../../lib/catalogue/current-prices'
import { readHomeRegion } from '../../lib/catalogue/home-region'
import { answerAfter } from './answer-after'

/** The products that a search finds are listed at the prices of their pages: those of the moment, and of the customer's groups. */
export function currentPrices(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  answerAfter(response, next, async (body) => {
    if (pricedProducts(body).length === 0) return body
    const query = request.scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
    const region = await readHomeRegion(query)
    if (region === undefined) return body
    const groups = await groupsOf(query, request)
    return await withCurrentPrices(query, body, { ...region, groups })
  })
  next()
}

async function groupsOf(
  query: RemoteQueryFunction,
  { auth_context: auth }: Partial<AuthenticatedMedusaRequest>,
): Promise<readonly string[]> {
  if (auth?.actor_id == null || auth.actor_type !== 'customer') return []
  const { data } = await query.graph({
    entity: 'customer_group',
    fields: ['id'],
    filters: { customers: { id: auth.actor_id } },
  })
  return (data as readonly { readonly id: string }[]).map(({ id }) => id)
}
