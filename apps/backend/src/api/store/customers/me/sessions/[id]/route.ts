import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { endSessionWorkflow } from '../../../../../../workflows/end-sessions'

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = '' } = request.params
  const { auth_identity_id: identityId } = request.auth_context
  await endSessionWorkflow(request.scope).run({ input: { identityId, id } })
  response.json({ id, object: 'session', deleted: true })
}
