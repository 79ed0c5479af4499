import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { paymentAnswer } from '../../../../lib/payment-answer'
import { knownPayment } from '../../test-provider'

/** What has become of a payment. A shop that resumes believes this and nothing else. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { secret } = request.query
  response.json(paymentAnswer(await knownPayment(request, { id: request.params['id'], secret })))
}
