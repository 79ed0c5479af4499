import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { answerLabel } from '../../../../../../answer-label'

/** The label of a return of this order. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = '', return_id: returnId = '' } = request.params
  await answerLabel(request.scope, response, { orderId: id, returnId })
}
