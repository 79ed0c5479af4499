import type { MedusaRequest } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { readAskedRegion, type Region } from '../../lib/regions/regions'

/**
 * The region that a request names as `region_id`, or the shop's default one.
 *
 * @throws for an unknown region.
 */
export async function askedRegion({ query: asked, scope }: MedusaRequest): Promise<Region | undefined> {
  const query = scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const id = asked['region_id']
  return await readAskedRegion(query, typeof id === 'string' ? id : undefined)
}

/** Narrows a search to the documents of the region. */
export async function regionFilter(request: MedusaRequest): Promise<{ readonly region_id: string }> {
  return { region_id: (await askedRegion(request))?.id ?? '' }
}
