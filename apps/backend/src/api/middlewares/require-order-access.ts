import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { holdsAccess } from '../../lib/order-access/access-of'
import { signedInCustomer } from '../customer-id'
import { hasRefusedToken, refuseToken } from './refused-token'

/**
 * An order is readable for its customer, and for a request with the access token of the order email or of a lookup. Its id
 * is in the URL of the order page, and Medusa treats knowledge of it as permission to see name, address and email.
 */
export async function requireOrderAccess(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  return requireAccess(request, response, next, request.params['id'] ?? '')
}

/** The same for requesting a return. A body without a valid id is left to Medusa. */
export async function requireOrderAccessForReturn(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { order_id: id } = (request.body ?? {}) as { readonly order_id?: unknown }
  return typeof id === 'string' ? requireAccess(request, response, next, id) : next()
}

async function requireAccess(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
  id: string,
): Promise<void> {
  if (holdsAccess(request, id)) return next()
  const caller = signedInCustomer(request)
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['id', 'customer_id'],
    filters: { id },
  })
  if (caller !== undefined && data[0]?.customer_id === caller) return next()
  if (hasRefusedToken(request)) return refuseToken(response)
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `Order id not found: ${id}`)
}
