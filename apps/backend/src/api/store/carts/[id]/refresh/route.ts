import type { HttpTypes, MedusaContainer } from '@medusajs/framework/types'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { addShippingMethodToCartWorkflow, refreshCartItemsWorkflow } from '@medusajs/medusa/core-flows'

import { readCart } from '../../../../../lib/cart/read-cart'
import { asWithdrawn } from '../../../../../lib/checkout/current-prices'
import { deliveredFields, isMailed, leftOutOf } from '../../../../../lib/checkout/left-out'
import { appliedCodes, waitingCodes, type CodedCart } from '../../../../../lib/checkout/waiting-codes'
import { leaveOutDeliveryWorkflow } from '../../../../../workflows/leave-out-delivery'
import type { Refresh } from './body'

/**
 * Applies current prices, promotions and taxes. Medusa itself does so only when a line or the region changes. With an
 * `option_id` it first sets the shipping method, as Medusa's own route does: the total that is shown needs both. With null, and for a
 * cart of which nothing is posted, it takes it off.
 */
export async function POST(
  request: MedusaRequest<Refresh>,
  response: MedusaResponse<HttpTypes.StoreCartResponse>,
): Promise<void> {
  const { scope, queryConfig } = request
  const id = request.params['id'] ?? ''
  const fields = ['id', 'completed_at', 'metadata', 'promotions.code', ...deliveredFields]
  const cart = await readCart(scope, id, fields)
  if (cart.completed_at) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The cart is ordered already.', 'cart_completed')
  }
  const { option_id: optionId } = request.validatedBody
  const leftOut = leftOutOf(cart, optionId === null)
  if (leftOut.lines.length + leftOut.methods.length > 0)
    await leaveOutDeliveryWorkflow(scope).run({ input: leftOut })
  if (optionId != null && !isMailed(cart))
    await addShippingMethodToCartWorkflow(scope).run({ input: { cart_id: id, options: [{ id: optionId }] } })
  await refreshCartItemsWorkflow(scope)
    .run({ input: { cart_id: id, force_refresh: true, ...(await codesOf(cart, scope)) } })
    .catch(asWithdrawn)
  response.json({ cart: await readCart(scope, id, queryConfig.fields) })
}

/** The codes on the cart and those waiting for a delivery. Unknown codes are left out: Medusa would refuse all of them. */
async function codesOf(
  cart: CodedCart & { readonly metadata?: unknown },
  scope: MedusaContainer,
): Promise<{ readonly promo_codes?: string[] }> {
  const waiting = waitingCodes(cart.metadata)
  if (waiting.length === 0) return {}
  const codes = [...waiting, ...appliedCodes(cart)]
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'promotion',
    fields: ['code'],
    filters: { code: [...new Set(codes)] },
  })
  return { promo_codes: data.flatMap(({ code }) => code ?? []) }
}
