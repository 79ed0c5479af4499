import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { savedCards } from '../../../../../lib/payments/saved-cards'
import { customerId } from '../../../../customer-id'

/** The cards that the payment provider keeps for the customer. None where no provider keeps any. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cards = await savedCards(request.scope, customerId(request))
  response.setHeader('Cache-Control', 'no-store')
  response.json({ cards: cards.map(({ card }) => card) })
}
