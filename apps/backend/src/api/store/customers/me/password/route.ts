import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { passwordFault } from '../../../../../lib/password-fault'
import { issueToken } from '../../../../../lib/sessions/issue-token'
import { changePasswordWorkflow } from '../../../../../workflows/change-password'
import { ownAccount } from '../own-account'
import type { ChangePasswordBody } from './body'

/** Changes the password, which ends all sessions, and answers with a token of a new one for this browser. */
export async function POST(
  request: AuthenticatedMedusaRequest<ChangePasswordBody>,
  response: MedusaResponse,
): Promise<void> {
  const { new_password: password } = request.validatedBody
  const { identityId, email } = await ownAccount(request)
  const fault = passwordFault(password, [email])
  if (fault !== undefined) throw new MedusaError(MedusaError.Types.INVALID_DATA, fault.message, fault.code)
  await changePasswordWorkflow(request.scope).run({ input: { identityId, email, password } })
  const token = await issueToken(request, request.auth_context)
  response.setHeader('Cache-Control', 'no-store')
  response.json({ token })
}
