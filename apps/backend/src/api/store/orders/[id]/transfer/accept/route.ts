import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { acceptOrderTransferWorkflow } from '@medusajs/medusa/core-flows'

import { acceptTransfer } from '../../../../../../lib/order-transfer/transfer-order'
import { isTransferToken } from '../../../../../../lib/order-transfer/transfer-token'
import { answerOrder } from '../answer-order'

interface Answer {
  readonly token: string
}

/** The owner's answer to a request of `../request` or, with another kind of token, to an administrator's. */
export async function POST(request: MedusaRequest<Answer>, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  const { token } = request.validatedBody
  if (isTransferToken(token)) await acceptTransfer(request.scope, id, token)
  else await acceptOrderTransferWorkflow(request.scope).run({ input: { order_id: id, token } })
  await answerOrder(request, response)
}
