import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { sendTestPage } from '../../../lib/pages/page'
import { pageWords } from '../../../lib/pages/page-words'
import { challengePage } from '../../../lib/pages/question-page'
import { knownPayment, originsOf } from '../test-provider'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { payment: id, secret, lang } = request.query
  const payment = await knownPayment(request, { id, secret })
  sendTestPage(response, challengePage(payment, originsOf(request), pageWords(lang)))
}
