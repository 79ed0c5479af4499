import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { accountOf, readCartOwner } from '../cart/cart-owner'

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
  if (account === undefined || account === callerOf(request)) return next()
  if (hasRefusedToken(request)) {
    response.status(401).json({ message: 'Unauthorized' })
    return
  }
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
  const caller = callerOf(request)
  if (isOpen && caller === undefined && hasRefusedToken(request)) {
    response.status(401).json({ message: 'Unauthorized' })
    return
  }
  if (isOpen && caller !== undefined && accountOf(owner) !== caller) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'The cart does not belong to this customer. Transfer it first.',
      'cart_not_transferred',
    )
  }
  return next()
}

/** The signed-in customer. Medusa reads the session and the token of every request to /store. */
export function callerOf(request: MedusaRequest): string | undefined {
  const { auth_context: auth } = request as Partial<AuthenticatedMedusaRequest>
  return auth?.actor_id === undefined || auth.actor_id === '' ? undefined : auth.actor_id
}

function hasRefusedToken(request: MedusaRequest): boolean {
  return callerOf(request) === undefined && /^bearer\s/i.test(request.headers.authorization ?? '')
}
