import type { HttpTypes } from '@medusajs/framework/types'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { refetchCart } from '@medusajs/medusa/api/store/carts/helpers'
import { refreshCartItemsWorkflow } from '@medusajs/medusa/core-flows'

import { asWithdrawn } from '../../../../../checkout/price-changes'

/** Takes over the prices, promotions and taxes of today. Medusa does so only when a line or the region changes. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<HttpTypes.StoreCartResponse>,
): Promise<void> {
  const { scope, queryConfig } = request
  const id = request.params['id'] ?? ''
  const { completed_at: completed } = await refetchCart(id, scope, ['id', 'completed_at'])
  if (completed) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The cart is ordered already.', 'cart_completed')
  }
  await refreshCartItemsWorkflow(scope)
    .run({ input: { cart_id: id, force_refresh: true } })
    .catch(asWithdrawn)
  response.json({ cart: await refetchCart(id, scope, queryConfig.fields) })
}
