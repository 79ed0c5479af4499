import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { cancelOwnOrderWorkflow } from '../../../../../workflows/cancel-own-order'

/** Cancels an order within the time that the owner allows. A second press is answered like the first. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  await cancelOwnOrderWorkflow(request.scope).run({ input: { id } })
  response.json({ id, canceled: true })
}
