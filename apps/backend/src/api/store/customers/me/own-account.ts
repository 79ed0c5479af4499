import type { AuthenticatedMedusaRequest, MedusaRequest } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { readAccount, type Account } from '../../../../lib/verification/account'

/** The account of the signed-in customer. */
export async function ownAccount(request: MedusaRequest): Promise<Account> {
  const { actor_id: id, auth_identity_id: identity } = (request as AuthenticatedMedusaRequest).auth_context
  const account = await readAccount(request.scope, id, identity)
  if (account === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The customer has no account')
  return account
}
