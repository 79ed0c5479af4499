import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { saveReturnLabelWorkflow } from '../../../../../workflows/save-return-label'
import { answerLabel } from '../../../../answer-label'
import type { ReturnLabelBody } from './body'

/** Stores the label that the shopper sends a return back with, in place of an earlier one. */
export async function POST(request: MedusaRequest<ReturnLabelBody>, response: MedusaResponse): Promise<void> {
  const { result } = await saveReturnLabelWorkflow(request.scope).run({
    input: { returnId: request.params['id'] ?? '', ...request.validatedBody },
  })
  response.json({ label: result })
}

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await answerLabel(request.scope, response, { returnId: request.params['id'] ?? '' })
}
