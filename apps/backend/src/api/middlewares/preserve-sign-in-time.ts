import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'

import { renewToken } from '../../lib/sessions/renew-token'
import { answerAfter } from './answer-after'
import { unauthorized } from './refused-token'

/** A refreshed token keeps the time of its sign-in, so that a session cannot be extended indefinitely. */
export function preserveSignInTime(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { auth_context: old } = request as AuthenticatedMedusaRequest
  answerAfter(response, next, (body) => {
    const { token } = (body ?? {}) as { readonly token?: unknown }
    if (typeof token !== 'string') return body
    const renewed = renewToken(request.scope, token, old)
    if (renewed !== undefined) return { ...(body as object), token: renewed }
    response.status(401)
    return unauthorized
  })
  next()
}
