import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { placeDraftOrderWorkflow } from '../../../../../workflows/place-draft-order'

/** In place of Medusa's route, with its answer. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, queryConfig } = request
  const id = request.params['id'] ?? ''
  await placeDraftOrderWorkflow(scope).run({ input: { id } })
  const { data } = await scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'order', fields: queryConfig.fields, filters: { id } })
  response.json({ order: data[0] })
}
