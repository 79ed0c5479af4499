import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { signedInCustomer } from './customer-id'
import { hasRefusedToken, refuseToken } from './refused-token'

/**
 * An order is read by its id by the customer whose order it is, and by nobody else: the id stands in the address of the
 * order's page, and Medusa takes it for permission enough to see name, address and email. A guest has the number and
 * the address of the order for that (`/store/orders/lookup`).
 */
export async function onlyOwnOrder(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const id = request.params['id'] ?? ''
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
