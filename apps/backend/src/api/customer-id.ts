import type { AuthenticatedMedusaRequest, MedusaRequest } from '@medusajs/framework/http'

/** Who is signed in. Medusa lets nobody else through to /store/customers/me. */
export function customerId(request: MedusaRequest): string {
  return (request as AuthenticatedMedusaRequest).auth_context.actor_id
}

/** The signed-in customer of any request to /store: Medusa reads the session and the token of each. */
export function signedInCustomer(request: MedusaRequest): string | undefined {
  const { auth_context: auth } = request as Partial<AuthenticatedMedusaRequest>
  return auth?.actor_id === undefined || auth.actor_id === '' ? undefined : auth.actor_id
}
