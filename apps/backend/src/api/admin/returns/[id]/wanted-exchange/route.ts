import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { makeWantedExchangeWorkflow } from '../../../../../workflows/make-wanted-exchange'

/** Makes the exchange that the shopper has asked for of a return. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { result } = await makeWantedExchangeWorkflow(request.scope).run({
    input: { returnId: request.params['id'] ?? '' },
  })
  response.json({ exchange: { id: result } })
}
