import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { jwtSecretOf } from '../../lib/jwt-secret'
import { byField, byNetwork, byVisitor, rateLimits, refuse } from '../../lib/rate-limit/limit-rate'
import { deviceDays, knownDevice, rememberDevice } from '../../lib/sign-in/known-device'
import { takeSignInTurn } from '../../lib/sign-in/sign-in-turn'
import { answerAfter } from './answer-after'

/** The prefix keeps other hosts of the domain from setting it; a browser accepts it over HTTPS only. */
export const deviceCookie = (isProduction: boolean): string => (isProduction ? '__Host-device' : 'device')

/**
 * Slows down password guessing: first at one account from one address, then at one account from any address, and at many
 * accounts from one address. A successful sign-in resets the counters that it was let through by, and makes the browser a
 * known one (`lib/sign-in`).
 *
 * The account is identified by the email alone: Medusa keeps one password per email, whatever actor type the route names.
 */
export async function limitSignIn(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const isProduction = process.env['NODE_ENV'] === 'production'
  const name = deviceCookie(isProduction)
  const secret = jwtSecretOf(request.scope)
  const cookie = cookieOf(request, name)
  // The pattern of the route fits others too, such as that of a refresh, where the body's email means nothing.
  const email = request.params['auth_provider'] === 'emailpass' ? byField('email')(request) : undefined
  const turn = await takeSignInTurn(rateLimits(request), {
    email,
    visitor: byVisitor(request),
    network: byNetwork(request),
    device: email === undefined ? undefined : knownDevice(secret, cookie, email, Date.now()),
  })
  if (turn.kind === 'refused') return refuse(response, turn.limit, turn.seconds)
  answerAfter(response, next, async (body) => {
    await turn.forgive().catch(() => undefined)
    if (email !== undefined)
      response.cookie(name, rememberDevice(secret, cookie, email, Date.now()), {
        httpOnly: true,
        sameSite: 'lax',
        secure: isProduction,
        path: '/',
        maxAge: deviceDays * 86_400_000,
      })
    return body
  })
  return next()
}

function cookieOf({ cookies }: MedusaRequest, name: string): string | undefined {
  const value: unknown = (cookies as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof value === 'string' ? value : undefined
}
