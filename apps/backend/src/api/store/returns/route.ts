import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { requestReturnWorkflow, type ReturnRequest } from '../../../workflows/request-return'

/** In place of Medusa's route, which takes any pieces, at any time, from anyone who knows the id of the order. */
export async function POST(request: MedusaRequest<ReturnRequest>, response: MedusaResponse): Promise<void> {
  const { result } = await requestReturnWorkflow(request.scope).run({ input: request.validatedBody })
  response.json({ return: result })
}
