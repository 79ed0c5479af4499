import type { HttpTypes } from '@medusajs/framework/types'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { accountOfCode } from '../../../../../lib/gift-cards/account-to-apply'
import { changeCartCredit } from '../../../../../lib/gift-cards/change-cart-credit'
import type { GiftCardBody } from './body'

/** Pays a cart with a gift card, as far as it goes. A card that is applied already stays so. */
export async function POST(
  request: MedusaRequest<GiftCardBody>,
  response: MedusaResponse<HttpTypes.StoreCartResponse>,
): Promise<void> {
  const { scope, params, validatedBody, queryConfig } = request
  const cartId = params['id'] ?? ''
  const account = await accountOfCode(scope, cartId, validatedBody.code)
  response.json({
    cart: await changeCartCredit(scope, { cart_id: cartId, add: account }, queryConfig.fields),
  })
}
