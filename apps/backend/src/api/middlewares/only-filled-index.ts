import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ISearchModuleService, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'

const index = 'product'

/**
 * Responds with 404 while the index is still being filled, and the shop falls back to the product list. Medusa does the same
 * until a first index is complete. But an index that is empty or was interrupted, as in a shop started before it had
 * products, is filled in place and responds with what it holds so far, so a category could look empty. Later rebuilds are
 * built beside the old index, so the check runs only until it first succeeds.
 */
export function onlyFilledIndex() {
  let isFilled = false
  return async (
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    isFilled ||= await isComplete(request)
    if (isFilled) return next()
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `The search index "${index}" is still being filled.`)
  }
}

async function isComplete({ scope }: MedusaRequest): Promise<boolean> {
  const search = scope.resolve<ISearchModuleService>(Modules.SEARCH)
  const state = (await search.listIndexes()).find(({ name }) => name === index)
  if (state?.status !== 'ready') return false
  const { hits } = await search.search({ entity: index, fields: ['id'], pagination: { take: 1 } })
  if (hits.length > 0) return true
  const query = scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'product', fields: ['id'], pagination: { take: 1, skip: 0 } })
  return data.length === 0
}
