import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { readSets } from '../../../../../lib/catalogue/pieces-of-sets'

/** What a product's variants are made of that are sets: which pieces, and what sells them alone. */
export async function GET({ params, scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const { id = '' } = params
  const sets = await readSets(query, id)
  if (sets === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${id}`)
  response.json({ sets })
}
