import type { MedusaRequest } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { generateJwtTokenForAuthIdentity } from '@medusajs/medusa/api/auth/utils/generate-jwt-token'

import { readToken } from './read-token'
import type { Session } from './session'

/** What of a session stays with it: the second factor that it has passed. */
export interface KeptSession extends Session {
  readonly auth_identity_id: string
  readonly actor_type: string
  readonly auth_provider?: string
  readonly mfa_enabled?: boolean
  readonly mfa_challenge_completed_at?: string | Date | null
}

/**
 * A token of a new sign-in for who has just proved the password, after a change that ends all sessions. A cookie session goes on with
 * it.
 */
export async function issueToken(request: MedusaRequest, old: KeptSession): Promise<string> {
  const { scope } = request
  const { http } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const authIdentity = await scope
    .resolve(Modules.AUTH)
    .retrieveAuthIdentity(old.auth_identity_id, { relations: ['provider_identities'] })
  const token = await generateJwtTokenForAuthIdentity(
    {
      authIdentity,
      actorType: old.actor_type,
      authProvider: old.auth_provider ?? 'emailpass',
      container: scope,
      ...(old.mfa_enabled !== undefined && { mfaEnabled: old.mfa_enabled }),
      ...(old.mfa_challenge_completed_at != null && {
        mfaChallengeCompletedAt: new Date(old.mfa_challenge_completed_at),
      }),
    },
    {
      secret: http.jwtSecret ?? '',
      expiresIn: http.jwtExpiresIn,
      options: http.jwtOptions,
    },
  )
  const cookie = request.session as { auth_context?: Session } | undefined
  const claims = readToken(scope, `Bearer ${token}`)
  if (cookie?.auth_context?.auth_identity_id === old.auth_identity_id && claims !== undefined)
    cookie.auth_context = claims
  return token
}
