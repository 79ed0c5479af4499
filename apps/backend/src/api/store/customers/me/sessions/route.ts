import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { issueToken } from '../../../../../lib/sessions/issue-token'
import { openSessions } from '../../../../../lib/sessions/open-sessions'
import { endAllSessionsWorkflow } from '../../../../../workflows/end-sessions'

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const sessions = await openSessions(request.scope, request.auth_context, Date.now())
  response.setHeader('Cache-Control', 'no-store')
  response.json({ sessions })
}

/** Ends all others: all of them, and answers with a token of a new one for this browser. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, auth_context: session } = request
  await endAllSessionsWorkflow(scope).run({ input: session.auth_identity_id })
  const token = await issueToken(request, session)
  response.setHeader('Cache-Control', 'no-store')
  response.json({ token })
}
