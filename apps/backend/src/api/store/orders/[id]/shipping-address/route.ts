import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { changeOrderAddressWorkflow } from '../../../../../workflows/change-order-address'
import { signedInCustomer } from '../../../../customer-id'
import type { OrderAddressBody } from './body'

/** Sends an order elsewhere that is not packed yet. Medusa's history of the order keeps both addresses. */
export async function POST(
  request: MedusaRequest<OrderAddressBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = request.params['id'] ?? ''
  await changeOrderAddressWorkflow(request.scope).run({
    input: { id, by: signedInCustomer(request) ?? 'guest', address: request.validatedBody },
  })
  response.json({ id, changed: true })
}
