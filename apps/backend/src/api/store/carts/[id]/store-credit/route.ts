import type { HttpTypes } from '@medusajs/framework/types'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { accountOfCustomer } from '../../../../../lib/gift-cards/account-to-apply'
import { changeCartCredit } from '../../../../../lib/gift-cards/change-cart-credit'

/** Pays a cart with the store credit of its customer, as far as it goes. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<HttpTypes.StoreCartResponse>,
): Promise<void> {
  const { scope, params, queryConfig } = request
  const cartId = params['id'] ?? ''
  const account = await accountOfCustomer(scope, cartId)
  response.json({
    cart: await changeCartCredit(scope, { cart_id: cartId, add: account }, queryConfig.fields),
  })
}
