import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { accountOf, isOldOrder, readCartOwner, type CartOwner } from '../../lib/cart/cart-owner'
import { cartOfCollection } from '../../lib/payments/payment-session'
import { signedInCustomer } from '../customer-id'
import { hideBuyer } from './hide-buyer'
import { hasRefusedToken, refuseToken } from './refused-token'

/**
 * Restricts a customer's cart to that customer. Medusa treats knowledge of a cart id as permission, so an id left in a
 * browser would reveal name, address and email to the next user of that browser. Everyone else gets 404; a request with a
 * token that is no longer accepted gets 401, so that the client can ask the customer to sign in again.
 */
export async function requireCartOwner(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const id = request.params['id'] ?? ''
  const passed = (owner: CartOwner | undefined): void =>
    owner !== undefined && isOldOrder(owner, Date.now()) ? hideBuyer(response, next) : next()
  return requireOwner(request, response, passed, { cartId: id, missing: `Cart with id '${id}'` })
}

/** The same for the cart that the body names. A body without a valid id is left to Medusa. */
export async function requireOwnerOfNamedCart(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { cart_id: id } = (request.body ?? {}) as { readonly cart_id?: unknown }
  if (typeof id !== 'string') return next()
  return requireOwner(request, response, () => next(), { cartId: id, missing: `Cart with id '${id}'` })
}

/**
 * The same for the cart that the query names, such as that of the shipping options or of the taxes in prices. A list of ids is
 * left to Medusa, which refuses it. The ways to return an order are those of its cart, and tell nothing of a person. They are
 * asked for with the order's access token too, and after a transfer to another customer.
 */
export async function requireOwnerOfQueriedCart(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { cart_id: id, is_return: isReturn } = request.query as Readonly<Record<string, unknown>>
  if (typeof id !== 'string') return next()
  if (isReturn === 'true' && (await readCartOwner(request.scope, id))?.isCompleted === true) return next()
  return requireOwner(request, response, () => next(), { cartId: id, missing: `Cart with id '${id}'` })
}

/** The same for the cart of a payment collection. The refusal does not tell its id. */
export async function requireOwnerOfCollection(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const id = request.params['id'] ?? ''
  const cartId = await cartOfCollection(request.scope, id)
  if (cartId === undefined) return next()
  return requireOwner(request, response, () => next(), {
    cartId,
    missing: `Payment collection with id '${id}'`,
  })
}

async function requireOwner(
  request: MedusaRequest,
  response: MedusaResponse,
  passed: (owner: CartOwner | undefined) => void,
  { cartId, missing }: { readonly cartId: string; readonly missing: string },
): Promise<void> {
  const owner = await readCartOwner(request.scope, cartId)
  const account = owner && accountOf(owner)
  if (account === undefined || account === signedInCustomer(request)) return passed(owner)
  if (hasRefusedToken(request)) return refuseToken(response)
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `${missing} not found`)
}

/**
 * A customer whose token is no longer accepted does not order as a guest. Whose cart may be ordered is a rule of the order:
 * `workflows/place-order.ts`.
 */
export async function requireLiveToken(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!hasRefusedToken(request)) return next()
  const owner = await readCartOwner(request.scope, request.params['id'] ?? '')
  return owner?.isCompleted === false ? refuseToken(response) : next()
}
