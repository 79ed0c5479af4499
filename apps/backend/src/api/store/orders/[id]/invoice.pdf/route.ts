import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { invoicesModule } from '../../../../../modules/invoices'
import type { InvoicesService } from '../../../../../modules/invoices/service'
import { answerPdf } from '../../../../answer-document'
import type { DocumentQuery } from './query'

/** The invoice of an order as a PDF, or the document of the order that the query names. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { document: wanted } = request.validatedQuery as DocumentQuery
  const documents = await request.scope
    .resolve<InvoicesService>(invoicesModule)
    .ofOrder(request.params['id'] ?? '')
  const found = documents.find(({ id, kind }) => (wanted === undefined ? kind === 'invoice' : id === wanted))
  if (found === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'This order has no such document.')
  await answerPdf(response, found)
}
