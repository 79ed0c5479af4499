import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { declineTransferWorkflow } from '../../../../../../workflows/answer-transfer'
import { answerOrder } from '../answer-order'

interface Answer {
  readonly token: string
}

/** The owner's answer to a request of `../request` or, with another kind of token, to an administrator's. */
export async function POST(request: MedusaRequest<Answer>, response: MedusaResponse): Promise<void> {
  const { token } = request.validatedBody
  await declineTransferWorkflow(request.scope).run({ input: { orderId: request.params['id'] ?? '', token } })
  await answerOrder(request, response)
}
