import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { passwordIdentity } from '../../../../../lib/account/password-identity'
import { verifiedAt } from '../../../../../lib/verification/address-verification'
import { deleteAccountWorkflow } from '../../../../../workflows/delete-account'
import type { DeletionBody } from './body'

/** Deletes the account. Also where a deletion has failed half-way: the identity, which signs in, goes last. */
export async function POST(
  request: AuthenticatedMedusaRequest<DeletionBody>,
  response: MedusaResponse,
): Promise<void> {
  const { scope, auth_context: session } = request
  const { actor_id: customerId, auth_identity_id: identityId } = session
  const email = (await passwordIdentity(scope, identityId)).entity_id.toLowerCase()
  const isProven = (await verifiedAt(scope, { customerId, identityId, email })) !== undefined
  await deleteAccountWorkflow(scope).run({ input: { customerId, identityId, email, isProven } })
  response.json({ id: customerId, object: 'customer', deleted: true })
}
