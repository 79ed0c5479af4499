import type { AuthenticatedMedusaRequest, MedusaRequest } from '@medusajs/framework/http'

/** Who is signed in. Medusa lets nobody else through to /store/customers/me. */
export function customerId(request: MedusaRequest): string {
  return (request as AuthenticatedMedusaRequest).auth_context.actor_id
}
