import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { readRegions } from '../../../../../lib/regions/regions'
import { readTaxes } from '../../../../../lib/regions/taxes'

/**
 * How the prices of a region stand to tax, and the rates of its countries and their provinces. Medusa tells taxes only of a
 * cart with an address; the shop's pages need them before there is one.
 */
export async function GET({ params, scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const { id = '' } = params
  const region = (await readRegions(query)).find((one) => one.id === id)
  if (region === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no region ${id}`)
  response.json(await readTaxes(query, region))
}
