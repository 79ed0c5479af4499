import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { paymentAnswer } from '../../../../../lib/payment-answer'
import { sendWebhooks } from '../../../../../lib/send-webhooks'
import { knownPayment, tableOf } from '../../../test-provider'

/** The shopper's answer to their bank, from the page of a challenge or a redirect. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { secret, answer } = (request.body ?? {}) as { readonly secret?: unknown; readonly answer?: unknown }
  const { id } = await knownPayment(request, { id: request.params['id'], secret })
  if (answer !== 'approve' && answer !== 'decline' && answer !== 'cancel')
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The answer is approve, decline or cancel.')
  const { payment, isChanged } = await tableOf(request).answer(id, answer)
  if (isChanged) sendWebhooks(payment)
  response.json(paymentAnswer(payment))
}
