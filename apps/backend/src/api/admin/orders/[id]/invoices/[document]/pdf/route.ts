import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { invoicesModule } from '../../../../../../../modules/invoices'
import type { InvoicesService } from '../../../../../../../modules/invoices/service'
import { answerPdf } from '../../../../../../answer-document'

/** A document of an order as a PDF. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id: orderId, document: id = '' } = request.params
  const found = await request.scope.resolve<InvoicesService>(invoicesModule).find(id)
  if (found?.orderId !== orderId || found === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'This order has no such document.')
  await answerPdf(response, found)
}
