import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

/**
 * Looks for the address of a password reset as it is typed, then in lower case, as the sign-in does, and continues with the
 * spelling that is registered: Medusa compares it exactly and sends the email to it.
 */
export async function registeredSpelling(
  { scope, params, validatedBody }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const body = validatedBody as { identifier: string }
  const lower = body.identifier.toLowerCase()
  if (params['auth_provider'] !== 'emailpass' || lower === body.identifier) return next()
  const [asTyped] = await scope
    .resolve(Modules.AUTH)
    .listProviderIdentities({ provider: 'emailpass', entity_id: body.identifier }, { take: 1 })
  if (asTyped === undefined) body.identifier = lower
  return next()
}
