import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { signOut } from '../../../lib/sessions/sign-out'
import type { SignOutBody } from './body'

/** Ends the session of the token or the cookie. Medusa itself keeps a token valid for its day. */
export async function POST(
  request: AuthenticatedMedusaRequest<SignOutBody>,
  response: MedusaResponse,
): Promise<void> {
  const { scope, auth_context: session, validatedBody } = request
  await signOut(scope, session, validatedBody.everywhere ? 'everywhere' : 'here', Date.now())
  response.json({ success: true })
}
