import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { holdsAccess } from '../order-access/access-of'
import { signedInCustomer } from './customer-id'
import { hasRefusedToken, refuseToken } from './refused-token'

/**
 * An order is read by the customer whose order it is, and by whoever holds the link of its mail or the answer to a lookup. Its
 * id stands in the address of the order's page, and Medusa takes it for permission enough to see name, address and email.
 */
export async function onlyOwnOrder(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  return letOwnerPass(request, response, next, request.params['id'] ?? '')
}

/** So it is with asking to send goods back. An id that is no text is for Medusa to refuse. */
export async function onlyOwnReturn(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { order_id: id } = (request.body ?? {}) as { readonly order_id?: unknown }
  return typeof id === 'string' ? letOwnerPass(request, response, next, id) : next()
}

async function letOwnerPass(
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
