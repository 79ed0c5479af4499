import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ISearchModuleService, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'

const index = 'product'

/**
 * An index that is still being filled answers as one that is not there: 404, at which the shop reads the product list
 * instead. Medusa does so by itself as long as there has never been a whole one. But one that it finds empty or broken off, such
 * as that of a shop which was started before it had products, is filled in place, and answers meanwhile with what it holds so
 * far: a category without any would look empty. Later ones are built beside it, so that nothing is asked any more.
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
