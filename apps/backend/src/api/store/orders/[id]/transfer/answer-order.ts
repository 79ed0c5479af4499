import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { getOrderDetailWorkflow } from '@medusajs/medusa/core-flows'

/** Answers with the order, in the fields that the request wants. */
export async function answerOrder(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { result } = await getOrderDetailWorkflow(request.scope).run({
    input: { order_id: request.params['id'] ?? '', fields: request.queryConfig.fields },
  })
  response.json({ order: result })
}
