import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { findIdentity } from '../../lib/identities/find-identity'
import { accountIdOf } from '../../lib/identities/has-account'
import { rateLimits } from '../../lib/rate-limit/limit-rate'

/** The address of no identity. Medusa does the same work for it as for any unknown one, and gives the same answer. */
const noAddress = ''

/**
 * Looks for the address of a password reset as the sign-in does, and continues with the spelling that is registered: Medusa
 * compares it exactly and sends the mail to it. An identity without an account of this actor type is treated like an unknown
 * address: anyone can make one with a stranger's address, and the stranger would get the mail. So is an account that gets no
 * more mails for now: a new token without its mail would only end the one that was mailed before.
 */
export async function restrictPasswordReset(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { scope, params, validatedBody } = request
  const { auth_provider: provider, actor_type: actor = '' } = params
  if (provider !== 'emailpass') return next()
  const body = validatedBody as { identifier: string }
  const identity = await findIdentity(scope, body.identifier)
  const registered = identity?.provider_identities?.find((one) => one.provider === provider)
  const isAccount = accountIdOf(identity?.app_metadata, actor) !== undefined
  const address = isAccount ? registered?.entity_id : undefined
  body.identifier = address === undefined || (await hasEnough(request, address)) ? noAddress : address
  return next()
}

/** As `workflows/send-mail.ts` counts. */
const hasEnough = async (request: MedusaRequest, address: string): Promise<boolean> =>
  rateLimits(request).isUsedUp('mail-by-recipient', address.toLowerCase())
