import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { requestTransfer } from '../../../../../../lib/order-transfer/transfer-order'
import { customerId } from '../../../../../customer-id'
import { answerOrder } from '../answer-order'

interface Wish {
  readonly update_order_email?: boolean
}

/**
 * In place of Medusa's route, which leaves an open order change until the owner answers: no order can be shipped or returned
 * meanwhile, and no one else can ask.
 */
export async function POST(request: MedusaRequest<Wish>, response: MedusaResponse): Promise<void> {
  await requestTransfer(request.scope, {
    orderId: request.params['id'] ?? '',
    customerId: customerId(request),
    takesEmail: request.validatedBody.update_order_email === true,
  })
  await answerOrder(request, response)
}
