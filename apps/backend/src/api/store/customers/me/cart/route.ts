import type { MedusaRequest, MedusaResponse, MedusaStoreRequest } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'
import { refetchCart } from '@medusajs/medusa/api/store/carts/helpers'

import { uniteCarts } from '../../../../../cart/unite-carts'
import { customerId } from '../../../../customer-id'
import type { OwnCartBody } from './body'

/** Seconds that the second of two tabs waits for the first. */
const patience = 25

/**
 * The customer's cart, asked for where a tab knows of none of theirs: the guest's cart that is named becomes theirs,
 * together with the items of their other carts. A customer without any gets a new one, so that all their tabs have the
 * same.
 */
export async function POST(request: MedusaRequest<OwnCartBody>, response: MedusaResponse): Promise<void> {
  const { scope, queryConfig } = request
  const customer = customerId(request)
  // Two tabs that learn of a sign-in at once ask the same question.
  const { cartId, leftOut } = await scope
    .resolve(Modules.LOCKING)
    .execute(
      [`own-cart:${customer}`],
      async () => uniteCarts(scope, customer, request.validatedBody.cart_id, salesChannelOf(request)),
      {
        timeout: patience,
      },
    )
  response.setHeader('Cache-Control', 'no-store')
  response.json({
    cart: await refetchCart(cartId, scope, queryConfig.fields),
    left_out: leftOut,
  })
}

/** The channel of the publishable key, as for a cart that is created by `POST /store/carts`. */
function salesChannelOf(request: MedusaRequest): string | undefined {
  const { publishable_key_context: key } = request as MedusaStoreRequest
  return key.sales_channel_ids[0]
}
