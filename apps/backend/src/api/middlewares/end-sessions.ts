import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { tellOfChange } from '../../lib/letters/account-changed'
import { passwordChangedAt } from '../../lib/sessions/session'
import { answerAfter } from './answer-after'

/** After a password change, all earlier tokens and sessions are refused; see `refuse-ended-session.ts`. */
export function endSessions(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { auth_context: link } = request as AuthenticatedMedusaRequest
  answerAfter(response, next, async (answer) => {
    const identities = request.scope.resolve(Modules.AUTH)
    const { id, app_metadata: kept } = await identities.retrieveAuthIdentity(link.auth_identity_id)
    const at = new Date().toISOString()
    await identities.updateAuthIdentities({ id, app_metadata: { ...kept, [passwordChangedAt]: at } })
    await tellCustomer(request, { customerId: kept?.['customer_id'], at })
    return answer
  })
  next()
}

interface ChangedPassword {
  /** None for an administrator. */
  readonly customerId: unknown
  readonly at: string
}

/** The change stays where its mail cannot be begun. */
async function tellCustomer({ scope }: MedusaRequest, { customerId, at }: ChangedPassword): Promise<void> {
  if (typeof customerId !== 'string') return
  try {
    const { email } = await scope
      .resolve(Modules.CUSTOMER)
      .retrieveCustomer(customerId, { select: ['email'] })
    await tellOfChange(scope, { kind: 'password', email, at })
  } catch (error) {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error('A change of a password could not be mailed', error instanceof Error ? error : undefined)
  }
}
