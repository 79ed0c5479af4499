import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { readCartOwner } from '../../lib/cart/cart-owner'

/**
 * Before the price of a shipping option is calculated for a cart. Medusa fails with 500 for an option or a cart that is
 * not there, and for an option with a fixed price.
 */
export async function requireCalculatedOption(
  { scope, params, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const id = params['id'] ?? ''
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'shipping_option',
    fields: ['id', 'price_type'],
    filters: { id },
  })
  const [option]: ({ readonly price_type?: string } | undefined)[] = data
  if (option === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Shipping option with id: ${id} was not found`)
  const { cart_id: cart } = (body ?? {}) as { readonly cart_id?: unknown }
  if (typeof cart === 'string' && (await readCartOwner(scope, cart)) === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Cart with id '${cart}' not found`)
  if (option.price_type !== 'calculated')
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The shipping option has a fixed price')
  return next()
}
