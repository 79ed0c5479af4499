import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { waitingCodes, withWaitingCodes } from '../../../../../../lib/checkout/waiting-codes'
import { findCart } from '../../../find-cart'

/** Idempotent: removing an unknown code changes nothing. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, params } = request
  const cart = await findCart(params['id'] ?? '', scope, ['id', 'metadata'])
  const kept = waitingCodes(cart.metadata)
  const left = kept.filter((code) => code !== params['code'])
  if (left.length !== kept.length)
    await scope
      .resolve(Modules.CART)
      .updateCarts(cart.id, { metadata: withWaitingCodes(cart.metadata, left) })
  response.json({ codes: left })
}
