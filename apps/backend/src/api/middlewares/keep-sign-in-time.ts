import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'

import { renewToken } from '../../lib/sessions/renew-token'
import { refuseToken } from './refused-token'

/** A refreshed token keeps the time of its sign-in, so that a session cannot be extended indefinitely. */
export function keepSignInTime(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { auth_context: old } = request as AuthenticatedMedusaRequest
  const send = response.json.bind(response)
  response.json = (body: unknown) => {
    response.json = send
    const { token } = (body ?? {}) as { readonly token?: unknown }
    if (response.statusCode >= 300 || typeof token !== 'string') return send(body)
    const renewed = renewToken(request.scope, token, old)
    if (renewed !== undefined) return send({ ...(body as object), token: renewed })
    refuseToken(response)
    return response
  }
  next()
}
