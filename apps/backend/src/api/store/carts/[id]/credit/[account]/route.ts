import type { HttpTypes } from '@medusajs/framework/types'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { changeCartCredit } from '../../../../../../lib/gift-cards/change-cart-credit'

/** Takes a gift card or the store credit off a cart. Idempotent, also while both are switched off. */
export async function DELETE(
  request: MedusaRequest,
  response: MedusaResponse<HttpTypes.StoreCartResponse>,
): Promise<void> {
  const { scope, params, queryConfig } = request
  const change = { cart_id: params['id'] ?? '', remove: params['account'] ?? '' }
  response.json({ cart: await changeCartCredit(scope, change, queryConfig.fields) })
}
