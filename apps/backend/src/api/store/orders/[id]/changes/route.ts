import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import {
  addressOf,
  cancelableUntil,
  readOrder,
  standstillOf,
} from '../../../../../lib/order-changes/changeable-order'
import { notesOf } from '../../../../../lib/order-changes/order-notes'

/** What the buyer may still change, and what they wrote. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, params } = request
  const order = await readOrder(scope, params['id'] ?? '')
  const isOpen = (await standstillOf(scope, order)) === undefined
  const until = isOpen ? await cancelableUntil(scope, order) : undefined
  response.setHeader('Cache-Control', 'no-store')
  response.json({
    changes: {
      cancel_until: until !== undefined && until.getTime() >= Date.now() ? until.toISOString() : null,
      address: isOpen ? addressOf(order) : null,
      ...notesOf(order.metadata),
    },
  })
}
