import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { tableOf } from '../test-provider'

/** The payments of a cart or of a session, with what was charged, taken, given back and released. For tests. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { cart, session } = request.query
  const of =
    typeof cart === 'string'
      ? { cart_id: cart }
      : typeof session === 'string'
        ? { session_id: session }
        : undefined
  if (of === undefined) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'Name a cart or a session.')
  const books = await tableOf(request).books(of)
  response.json({
    payments: books.map(({ payment, sums }) => ({
      id: payment.id,
      session: payment.sessionId,
      cart: payment.cartId,
      status: payment.status,
      amount: payment.amount,
      currency: payment.currencyCode,
      card: payment.lastFour,
      charged: sums.authorized,
      captured: sums.captured,
      refunded: sums.refunded,
      cancelled: sums.cancelled,
    })),
  })
}
