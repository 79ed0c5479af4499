import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { rateLimits } from '../../lib/rate-limit/limit-rate'

/**
 * A code of an authenticator app opens one sign-in (RFC 6238, 5.2). Medusa accepts it in each sign-in of the next ninety seconds, so
 * that anyone who sees it typed could use it, too. A wrong one is refused again, with the same words.
 */
export async function refuseUsedCode(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: caller, validatedBody } = request as AuthenticatedMedusaRequest<{
    readonly method: string
    readonly code: string
  }>
  const { method, code } = validatedBody
  if (method !== 'totp') return next()
  const used = `${caller.auth_identity_id}:${code.replaceAll(/\D/g, '')}`
  if ((await rateLimits(request).take('used-code-by-account', used)) > 0)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'Invalid MFA challenge code')
  return next()
}
