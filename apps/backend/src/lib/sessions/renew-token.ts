import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateJwtToken } from '@medusajs/framework/utils'

import { readToken } from './read-token'
import { isEndedBy, signInTime, type Session } from './session'
import { lastMoment } from './session-days'

/** Claims that are set anew when a token is signed. */
const registered = new Set(['iat', 'exp', 'nbf', 'iss', 'sub', 'aud', 'jti'])

/**
 * Adds the time of the sign-in to a token that Medusa has issued for an older one, and limits its lifetime to that of the
 * session. Undefined when the session was ended in the meantime: the new token would outlive that.
 */
export function renewToken(scope: MedusaContainer, token: string, old: Session): string | undefined {
  const issued: (Session & { readonly exp?: number }) | undefined = readToken(scope, `Bearer ${token}`)
  const signedIn = signInTime(old)
  if (issued?.iat === undefined || signedIn === undefined || isEndedBy(issued.app_metadata, old))
    return undefined
  const left = lastMoment(signedIn, process.env) - issued.iat
  if (left <= 0) return undefined
  const claims = Object.fromEntries(Object.entries(issued).filter(([name]) => !registered.has(name)))
  const { http } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return generateJwtToken(
    { ...claims, signed_in_at: signedIn },
    {
      ...(http.jwtSecret !== undefined && { secret: http.jwtSecret }),
      expiresIn: Math.floor(Math.min(left, (issued.exp ?? issued.iat + left) - issued.iat)),
      ...(http.jwtOptions !== undefined && { jwtOptions: http.jwtOptions }),
    },
  )
}
