import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { sendTestPage } from '../../../lib/pages/page'
import { pageWords } from '../../../lib/pages/page-words'
import { redirectPage } from '../../../lib/pages/question-page'
import { shopAddress } from '../../../lib/shop-origins'
import { knownPayment, originsOf } from '../test-provider'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { payment: id, secret, return: wanted, lang } = request.query
  const payment = await knownPayment(request, { id, secret })
  const address = shopAddress(wanted ?? payment.returnUrl, originsOf(request))
  if (address === undefined)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The address to go back to is not of the shop.')
  sendTestPage(response, redirectPage(payment, address, pageWords(lang)))
}
