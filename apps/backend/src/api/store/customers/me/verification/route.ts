import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { readAccount } from '../../../../../lib/verification/account'
import { verifiedAt } from '../../../../../lib/verification/address-verification'

/** Whether the customer's address is verified. Requesting and confirming use Medusa's `/auth/verification`. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor_id: id, auth_identity_id: identity } = (request as AuthenticatedMedusaRequest).auth_context
  const account = await readAccount(request.scope, id, identity)
  const verified = account && (await verifiedAt(request.scope, account))
  response.setHeader('Cache-Control', 'no-store')
  response.json({ verification: { email: account?.email ?? null, verified_at: verified ?? null } })
}
