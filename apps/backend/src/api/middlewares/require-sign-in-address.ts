import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

/**
 * A customer or an administrator is created with the address that the requesting identity signs in with. Medusa accepts any
 * address, and an address can have one account, so an attacker could keep its owner from ever having one. The comparison
 * ignores case; the stored address is that of the identity, so that a spelling in capitals does not take the place of one
 * without.
 */
export async function requireSignInAddress(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: auth, validatedBody } = request as AuthenticatedMedusaRequest<{
    email?: string | null
  }>
  if (validatedBody.email == null) return next()
  const asked = validatedBody.email.toLowerCase()
  const identities = await request.scope
    .resolve(Modules.AUTH)
    .listProviderIdentities({ auth_identity_id: auth.auth_identity_id, provider: 'emailpass' })
  const own = identities.find(({ entity_id }) => entity_id.toLowerCase() === asked)
  if (own === undefined)
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      'The email address must be the one that you sign in with',
      'email_not_own',
    )
  validatedBody.email = own.entity_id
  return next()
}
