import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { passwordChangedAt } from '../../lib/sessions/session'
import { answerAfter } from './answer-after'

/** After a password change, all earlier tokens and sessions are refused; see `refuse-ended-session.ts`. */
export function endSessions(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { auth_context: link } = request as AuthenticatedMedusaRequest
  answerAfter(response, next, async (answer) => {
    const identities = request.scope.resolve(Modules.AUTH)
    const { id, app_metadata: kept } = await identities.retrieveAuthIdentity(link.auth_identity_id)
    await identities.updateAuthIdentities({
      id,
      app_metadata: { ...kept, [passwordChangedAt]: new Date().toISOString() },
    })
    return answer
  })
  next()
}
