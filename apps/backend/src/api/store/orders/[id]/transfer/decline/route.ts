import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { declineOrderTransferRequestWorkflow } from '@medusajs/medusa/core-flows'

import { checkTransfer } from '../../../../../../lib/order-transfer/transfer-order'
import { isTransferToken } from '../../../../../../lib/order-transfer/transfer-token'
import { answerOrder } from '../answer-order'

interface Answer {
  readonly token: string
}

/** Leaves the order where it is. An administrator's request ends with it; a customer's is in no table, and expires. */
export async function POST(request: MedusaRequest<Answer>, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  const { token } = request.validatedBody
  if (isTransferToken(token)) await checkTransfer(request.scope, id, token)
  else await declineOrderTransferRequestWorkflow(request.scope).run({ input: { order_id: id, token } })
  await answerOrder(request, response)
}
