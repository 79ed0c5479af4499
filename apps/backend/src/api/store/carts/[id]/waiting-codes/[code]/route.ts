import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { readCart } from '../../../../../../lib/cart/read-cart'
import { waitingCodes, withWaitingCodes } from '../../../../../../lib/checkout/waiting-codes'

/** Idempotent: removing an unknown code changes nothing. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, params } = request
  const cart = await readCart(scope, params['id'] ?? '', ['id', 'metadata'])
  const kept = waitingCodes(cart.metadata)
  const left = kept.filter((code) => code !== params['code'])
  if (left.length !== kept.length)
    await scope
      .resolve(Modules.CART)
      .updateCarts(cart.id, { metadata: withWaitingCodes(cart.metadata, left) })
  response.json({ codes: left })
}
