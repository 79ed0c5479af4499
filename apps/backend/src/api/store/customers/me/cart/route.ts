import type { MedusaRequest, MedusaResponse, MedusaStoreRequest } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'
import { refetchCart } from '@medusajs/medusa/api/store/carts/helpers'

import { mergeCarts } from '../../../../../lib/cart/merge-carts'
import { lockTimeout } from '../../../../../lib/checkout/lock-request'
import { customerId } from '../../../../customer-id'
import type { OwnCartBody } from './body'

/**
 * Returns the customer's cart, for a tab that does not know it. The given guest cart becomes the customer's, and the items of
 * their other carts are moved into it. A customer without a cart gets a new one, so that all their tabs share it.
 */
export async function POST(request: MedusaRequest<OwnCartBody>, response: MedusaResponse): Promise<void> {
  const { scope, queryConfig } = request
  const customer = customerId(request)
  // Two tabs that notice a sign-in at once send the same request.
  const { cartId, leftOut } = await scope
    .resolve(Modules.LOCKING)
    .execute(
      [`own-cart:${customer}`],
      async () => mergeCarts(scope, customer, request.validatedBody.cart_id, salesChannelOf(request)),
      { timeout: lockTimeout },
    )
  response.setHeader('Cache-Control', 'no-store')
  response.json({
    cart: await refetchCart(cartId, scope, queryConfig.fields),
    left_out: leftOut,
  })
}

/** The sales channel of the publishable key, as for `POST /store/carts`. */
function salesChannelOf(request: MedusaRequest): string | undefined {
  const { publishable_key_context: key } = request as MedusaStoreRequest
  return key.sales_channel_ids[0]
}
