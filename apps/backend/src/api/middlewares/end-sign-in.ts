import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import type { Session } from '../../lib/sessions/session'
import { signOut } from '../../lib/sessions/sign-out'
import { answerAfter } from './answer-after'

/** The token that opened a cookie session ends with it. Medusa deletes the session and keeps the token valid. */
export function endSignIn(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const { auth_context: opened } = (request.session ?? {}) as { readonly auth_context?: Session }
  answerAfter(response, next, async (answer) => {
    if (opened !== undefined) await signOut(request.scope, opened, 'here', Date.now())
    return answer
  })
  next()
}
