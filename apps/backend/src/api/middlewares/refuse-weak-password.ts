import {
  getAuthContextFromJwtToken,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { passwordFault } from '../../lib/password-fault'

/**
 * The routes that set a password: registration, and a reset by email link. An identity has no actor type, so administrators
 * follow the same rules. A pattern, because Medusa decodes the parameters: `%65mailpass` is the same provider.
 */
export const passwordRoutes = /^\/auth\/[^/]+\/[^/]+\/(?:register|update)\/?$/i

/** Medusa accepts any string as a password. Other types are left to its own validation. */
export function refuseWeakPassword(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { email, password } = (request.body ?? {}) as Readonly<Record<string, unknown>>
  const emails = [email, addressOfLink(request)].filter((value) => typeof value === 'string')
  const fault = typeof password === 'string' ? passwordFault(password, emails) : undefined
  next(
    fault === undefined
      ? undefined
      : new MedusaError(MedusaError.Types.INVALID_DATA, fault.message, fault.code),
  )
}

/** The address whose password the reset link sets. This only reads the token, so a refused password does not use it up. */
function addressOfLink(request: MedusaRequest): unknown {
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const claims: unknown = getAuthContextFromJwtToken(
    request.headers.authorization,
    http.jwtSecret ?? '',
    ['bearer'],
    ['*'],
    http.jwtPublicKey,
    http.jwtVerifyOptions ?? http.jwtOptions,
  )
  return (claims as { readonly entity_id?: unknown } | null)?.entity_id
}
