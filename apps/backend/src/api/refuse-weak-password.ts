import {
  getAuthContextFromJwtToken,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { passwordFault } from '../passwords/password-fault'

/**
 * Every way to set a password: an identity registers, or sets a new one by the link of a mail. An identity is nobody's
 * kind in particular, so administrators' follow the same rules. A pattern, because Medusa decodes the names in it:
 * `%65mailpass` is another spelling of the same route.
 */
export const passwordRoutes = /^\/auth\/[^/]+\/[^/]+\/(?:register|update)\/?$/i

/** Medusa takes any password that is a text. What is none is its own to refuse. */
export function refuseWeakPassword(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { email, password } = (request.body ?? {}) as Readonly<Record<string, unknown>>
  const emails = [email, addressOfLink(request)].filter((one) => typeof one === 'string')
  const fault = typeof password === 'string' ? passwordFault(password, emails) : undefined
  next(
    fault === undefined
      ? undefined
      : new MedusaError(MedusaError.Types.INVALID_DATA, fault.message, fault.code),
  )
}

/** Whose password the link in the mail sets. It is used up by Medusa later, and so not by a password that is refused. */
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
