import type { MedusaRequest, MedusaResponse, MedusaStoreRequest } from '@medusajs/framework/http'

import { readCart } from '../../../../../lib/cart/read-cart'
import { mergeCartsWorkflow } from '../../../../../workflows/merge-carts'
import { customerId } from '../../../../customer-id'
import type { OwnCartBody } from './body'

/**
 * Returns the customer's cart, for a tab that does not know it. The given guest cart becomes the customer's, and the items of
 * their other carts are moved into it. A customer without a cart gets a new one, so that all their tabs share it.
 */
export async function POST(request: MedusaRequest<OwnCartBody>, response: MedusaResponse): Promise<void> {
  const { scope, queryConfig } = request
  const { result } = await mergeCartsWorkflow(scope).run({
    input: {
      customerId: customerId(request),
      guestCartId: request.validatedBody.cart_id,
      regionId: request.validatedBody.region_id,
      salesChannelId: salesChannelOf(request),
      locale: request.locale,
    },
  })
  response.setHeader('Cache-Control', 'no-store')
  response.json({
    cart: await readCart(scope, result.cartId, queryConfig.fields),
    left_out: result.leftOut,
  })
}

/** The sales channel of the publishable key, as for `POST /store/carts`. */
function salesChannelOf(request: MedusaRequest): string | undefined {
  const { publishable_key_context: key } = request as MedusaStoreRequest
  return key.sales_channel_ids[0]
}
