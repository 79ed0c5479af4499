import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { noteSession } from '../../lib/sessions/open-sessions'

/** Keeps when a customer's session was last used, and with what. The request goes on where that cannot be written. */
export async function noteUse(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { scope, headers } = request
  const session = (request as Partial<AuthenticatedMedusaRequest>).auth_context
  try {
    if (session !== undefined) await noteSession(scope, session, headers['user-agent'])
  } catch (error) {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error('The use of a session could not be noted', error instanceof Error ? error : undefined)
  }
  next()
}
