import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { byField, byVisitor, rateLimits, refuse } from './limit-rate'

/**
 * Slows whoever tries passwords: at one account from one address first, then at one account from anywhere, and at many
 * accounts from one address. What is counted is forgotten when the password was right.
 *
 * The account is the email alone. Medusa keeps one password for an email, whatever kind of user the route names.
 */
export async function limitSignIn(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const limits = rateLimits(request)
  const visitor = byVisitor(request)
  const email = byField('email')(request)
  const both = email === undefined ? undefined : `${email}\0${visitor ?? ''}`
  const wait =
    (visitor !== undefined && (await limits.take('sign-in-by-visitor', visitor))) ||
    (both !== undefined && (await limits.takeWithPauses('sign-in-by-email-and-visitor', both))) ||
    (email !== undefined && (await limits.takeWithPauses('sign-in-by-email', email))) ||
    0
  if (wait !== 0) return refuse(response, wait)
  response.once('finish', () => {
    if (response.statusCode < 300) void forgive().catch(() => undefined)
  })
  return next()

  async function forgive(): Promise<void> {
    if (visitor !== undefined) await limits.giveBack('sign-in-by-visitor', visitor)
    if (both !== undefined) await limits.forget('sign-in-by-email-and-visitor', both)
    if (email !== undefined) await limits.forget('sign-in-by-email', email)
  }
}
