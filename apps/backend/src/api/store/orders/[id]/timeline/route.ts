import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { readTimeline } from '../../../../../lib/order-timeline/read-timeline'

/** What happened to an order, with dates, and its returns. Without anything that the merchant has written. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  const timeline = await readTimeline(request.scope, id)
  if (timeline === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `Order id not found: ${id}`)
  response.setHeader('Cache-Control', 'private, no-store')
  response.json(timeline)
}
