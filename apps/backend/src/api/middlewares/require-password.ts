import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { provesPassword } from '../../lib/account/password-identity'

/**
 * For what must not be done by someone who has only found the browser signed in: the validated body has the account's password. After
 * the limits, so that guesses are counted.
 */
export async function requirePassword(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_identity_id: identityId } = (request as AuthenticatedMedusaRequest).auth_context
  const { password } = request.validatedBody as { readonly password: string }
  if (await provesPassword(request.scope, identityId, password)) return next()
  // No 401: the session is good, and the shop would sign out.
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    'The password is not that of the account',
    'password_wrong',
  )
}
