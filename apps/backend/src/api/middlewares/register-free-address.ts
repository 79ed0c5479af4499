import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { askedLocaleOf } from '../../lib/locales/asked-locale'
import { mailToOwner, settleAddress } from '../../lib/identities/settle-registration'
import { byVisitor, rateLimits, refuse } from '../../lib/rate-limit/limit-rate'
import { sendMailWorkflow } from '../../workflows/send-mail'

/**
 * Before a registration. Frees an address that has no account. One that has an account is told to its owner by mail; Medusa
 * then answers that it is taken, which a visitor is told a limited number of times.
 */
export async function registerFreeAddress(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { scope, params, body } = request
  const { email } = (body ?? {}) as { readonly email?: unknown }
  if (params['auth_provider'] !== 'emailpass' || typeof email !== 'string') return next()
  if ((await settleAddress(scope, email)) === 'free') return next()
  const visitor = byVisitor(request)
  const wait = visitor === undefined ? 0 : await rateLimits(request).take('taken-address-by-visitor', visitor)
  if (wait > 0) return refuse(response, 'taken-address-by-visitor', wait)
  const mail =
    params['actor_type'] === 'customer'
      ? await mailToOwner(scope, email, new Date(), askedLocaleOf(request))
      : undefined
  if (mail !== undefined) await sendMailWorkflow(scope).run({ input: mail })
  return next()
}
