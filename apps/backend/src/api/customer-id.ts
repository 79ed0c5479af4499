import type { AuthenticatedMedusaRequest, MedusaRequest } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

/** The signed-in customer's id on /store/customers/me, where Medusa requires authentication. */
export function customerId(request: MedusaRequest): string {
  return (request as AuthenticatedMedusaRequest).auth_context.actor_id
}

/** The signed-in customer's id on any /store route: Medusa reads session and token of each request. Undefined for a guest. */
export function signedInCustomer(request: MedusaRequest): string | undefined {
  const { auth_context: auth } = request as Partial<AuthenticatedMedusaRequest>
  return auth?.actor_id === undefined || auth.actor_id === '' ? undefined : auth.actor_id
}

/** The same where Medusa lets guests pass, and the route does not. */
export function requiredCustomer(request: MedusaRequest): string {
  const id = signedInCustomer(request)
  if (id === undefined) throw new MedusaError(MedusaError.Types.UNAUTHORIZED, 'Unauthorized')
  return id
}
