import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { requestTransferWorkflow } from '../../../../../../workflows/request-transfer'
import { customerId } from '../../../../../customer-id'
import { answerOrder } from '../answer-order'

interface Wish {
  readonly update_order_email?: boolean
}

/** In place of Medusa's route: a customer asks the owner of the order for it. */
export async function POST(request: MedusaRequest<Wish>, response: MedusaResponse): Promise<void> {
  const input = {
    orderId: request.params['id'] ?? '',
    customerId: customerId(request),
    takesEmail: request.validatedBody.update_order_email === true,
  }
  await requestTransferWorkflow(request.scope).run({ input })
  await answerOrder(request, response)
}
