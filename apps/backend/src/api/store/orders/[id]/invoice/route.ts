import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { invoicesModule } from '../../../../../modules/invoices'
import type { InvoicesService } from '../../../../../modules/invoices/service'
import { toldDocument } from '../../../../answer-document'

/** The invoice and the credit notes of an order. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const documents = await request.scope
    .resolve<InvoicesService>(invoicesModule)
    .ofOrder(request.params['id'] ?? '')
  response.setHeader('Cache-Control', 'private, no-store')
  response.json({ documents: documents.map(toldDocument) })
}
