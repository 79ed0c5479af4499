import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ISearchModuleService, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'

const index = 'product'

/**
 * An index that is still being filled answers as one that is not there: 404, at which the shop reads the product list
 * instead. Medusa itself would answer with what it holds so far, so that a category without any looks empty. The seed is the
 * cause: it starts on a database without products, and leaves an index that is ready and holds none. The first start fills it
 * in the background, and later ones build a second index and change over, so that nothing is asked any more.
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
