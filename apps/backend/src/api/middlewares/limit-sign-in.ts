import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { byField, byVisitor, rateLimits, refuse } from '../../lib/rate-limit/limit-rate'
import type { LimitName } from '../../lib/rate-limit/limits'

/**
 * Slows down password guessing: first at one account from one address, then at one account from any address, and at many
 * accounts from one address. A successful sign-in resets the counters of the account.
 *
 * The account is identified by the email alone: Medusa keeps one password per email, whatever actor type the route names.
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
  const refused = await refusal()
  if (refused !== undefined) return refuse(response, ...refused)
  response.once('finish', () => {
    if (response.statusCode < 300) void forgive().catch(() => undefined)
  })
  return next()

  async function refusal(): Promise<readonly [LimitName, number] | undefined> {
    const byAddress = visitor === undefined ? 0 : await limits.take('sign-in-by-visitor', visitor)
    if (byAddress !== 0) return ['sign-in-by-visitor', byAddress]
    const byBoth = both === undefined ? 0 : await limits.takeWithPauses('sign-in-by-email-and-visitor', both)
    if (byBoth !== 0) return ['sign-in-by-email-and-visitor', byBoth]
    const byEmail = email === undefined ? 0 : await limits.takeWithPauses('sign-in-by-email', email)
    return byEmail === 0 ? undefined : ['sign-in-by-email', byEmail]
  }

  async function forgive(): Promise<void> {
    if (visitor !== undefined) await limits.giveBack('sign-in-by-visitor', visitor)
    if (both !== undefined) await limits.forget('sign-in-by-email-and-visitor', both)
    if (email !== undefined) await limits.forget('sign-in-by-email', email)
  }
}
