import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { accountOf, readCartOwner } from '../cart/cart-owner'
import { signedInCustomer } from './customer-id'
import { hasRefusedToken, refuseToken } from './refused-token'

/**
 * A customer's cart is readable and writable for that customer alone. Medusa takes the id of a cart for permission
 * enough, so a cart id left in a browser would show name, address and email to the next person there. To all others
 * the cart does not exist; a request with a token that is no longer accepted gets 401, so that the client can ask
 * the customer to sign in again.
 */
export async function onlyOwnCart(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const id = request.params['id'] ?? ''
  const owner = await readCartOwner(request.scope, id)
  const account = owner && accountOf(owner)
  if (account === undefined || account === signedInCustomer(request)) return next()
  if (hasRefusedToken(request)) return refuseToken(response)
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `Cart with id '${id}' not found`)
}

/**
 * An order belongs to the person who places it: a customer completes a cart of their own, a guest the cart of a guest. A
 * customer whose cart was not transferred to their account has to do that first.
 */
export async function onlyOwnCompletion(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const owner = await readCartOwner(request.scope, request.params['id'] ?? '')
  const isOpen = owner !== undefined && !owner.isCompleted
  const caller = signedInCustomer(request)
  if (isOpen && hasRefusedToken(request)) return refuseToken(response)
  if (isOpen && caller !== undefined && accountOf(owner) !== caller) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'The cart does not belong to this customer. Transfer it first.',
      'cart_not_transferred',
    )
  }
  return next()
}
