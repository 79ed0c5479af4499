import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'

import { rateLimits, refuse } from '../../lib/rate-limit/limit-rate'
import { answerAfter } from './answer-after'

/**
 * Slows down guessing the code of a second factor. Medusa counts the attempts of one challenge, and each sign-in makes another.
 * A guess needs the password or a session, so strangers cannot keep the owner out with it. A right code is not counted.
 */
export async function limitSecondFactor(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: caller } = request as AuthenticatedMedusaRequest
  const limit = 'second-factor-by-account'
  const wait = await rateLimits(request).take(limit, caller.auth_identity_id)
  if (wait > 0) return refuse(response, limit, wait)
  answerAfter(response, next, async (body) => {
    await rateLimits(request).giveBack(limit, caller.auth_identity_id)
    return body
  })
  return next()
}
