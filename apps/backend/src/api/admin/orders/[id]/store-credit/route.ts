import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { issueDocumentsWorkflow } from '../../../../../workflows/issue-documents'
import { refundToStoreCreditWorkflow } from '../../../../../workflows/refund-to-store-credit'
import type { CreditRefundBody } from './body'

/** Gives what the shop owes for an order as store credit. */
export async function POST(
  { scope, params, validatedBody }: MedusaRequest<CreditRefundBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = params['id'] ?? ''
  await refundToStoreCreditWorkflow(scope).run({ input: { order_id: id, ...validatedBody } })
  // A refund of Medusa's has an event, on which documents are issued.
  await issueDocumentsWorkflow(scope).run({ input: { orderId: id } })
  response.json({ id, refunded: true })
}
