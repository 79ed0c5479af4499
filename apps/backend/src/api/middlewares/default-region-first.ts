import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { readDefaultRegion } from '../../lib/regions/regions'
import { answerAfter } from './answer-after'

interface Regions {
  readonly regions: readonly { readonly id?: string }[]
  readonly offset?: number
}

/**
 * The list of regions begins with the one that the shop sells in. Medusa sorts by id, so that the shop would sell in the
 * region that was made first, while its lists are in the store's default one.
 */
export function defaultRegionFirst(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  answerAfter(response, next, async (body) => {
    const { regions, offset = 0 } = body as Regions
    const query = request.scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
    const home = (await readDefaultRegion(query))?.id
    if (home === undefined || request.query['order'] !== undefined || offset > 0) return body
    const listed = regions.filter(({ id }) => id === home)
    const isOfAll = Object.keys(request.filterableFields).length === 0
    const first =
      listed.length > 0 || !isOfAll ? listed : await readRegion(query, home, request.queryConfig.fields)
    const others = regions.filter(({ id }) => id !== home)
    return { ...(body as object), regions: [...first, ...others].slice(0, regions.length) }
  })
  next()
}

async function readRegion(
  query: RemoteQueryFunction,
  id: string,
  fields: readonly string[],
): Promise<Regions['regions']> {
  const { data } = await query.graph({ entity: 'region', fields: [...fields], filters: { id } })
  return data as Regions['regions']
}
