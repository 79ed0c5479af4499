import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { invoicesModule } from '../../../../../modules/invoices'
import type { InvoicesService } from '../../../../../modules/invoices/service'
import { issueDocumentsWorkflow } from '../../../../../workflows/issue-documents'
import { toldDocument } from '../../../../answer-document'

/** The documents of an order. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const documents = await request.scope
    .resolve<InvoicesService>(invoicesModule)
    .ofOrder(request.params['id'] ?? '')
  response.json({ documents: documents.map(toldDocument) })
}

/** Issues what is missing: the invoice, also before it is due, and the credit notes of refunds. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const orderId = request.params['id'] ?? ''
  await issueDocumentsWorkflow(request.scope).run({ input: { orderId, isAsked: true } })
  await GET(request, response)
}
