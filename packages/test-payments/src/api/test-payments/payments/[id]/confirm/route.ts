import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { readCard } from '../../../../../lib/card-input'
import { behaviourOf } from '../../../../../lib/cards'
import { paymentAnswer } from '../../../../../lib/payment-answer'
import { sendWebhooks } from '../../../../../lib/send-webhooks'
import { shopAddress } from '../../../../../lib/shop-origins'
import { knownPayment, originsOf, tableOf } from '../../../test-provider'

interface Body {
  readonly secret?: unknown
  readonly return_url?: unknown
}

/** Pays with the card that the shopper typed into the frame. Only its last four digits are kept. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { secret, return_url: wanted } = (request.body ?? {}) as Body
  const { id } = await knownPayment(request, { id: request.params['id'], secret })
  const card = readCard(request.body, new Date())
  if (card === undefined) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The card is incomplete.')
  const returnUrl = shopAddress(wanted, originsOf(request))
  const behaviour = behaviourOf(card.number)
  if (behaviour.outcome === 'redirect' && returnUrl === undefined)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The address to go back to is not of the shop.')
  const { payment, isChanged } = await tableOf(request).confirm(id, {
    behaviour,
    lastFour: card.number.slice(-4),
    returnUrl: returnUrl ?? null,
    // The process that answers here also takes the webhooks.
    webhookUrl: `http://127.0.0.1:${request.socket.localPort}/hooks/payment/test`,
  })
  if (isChanged) sendWebhooks(payment)
  response.json(paymentAnswer(payment))
}
