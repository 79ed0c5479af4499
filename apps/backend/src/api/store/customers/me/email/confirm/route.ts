import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { changeOfToken } from '../../../../../../lib/account/email-change'
import { issueToken } from '../../../../../../lib/sessions/issue-token'
import { changeEmailWorkflow } from '../../../../../../workflows/change-email'
import { ownAccount } from '../../own-account'
import type { ConfirmEmailBody } from './body'

/**
 * The link of the mail to the new address, pressed while signed in to the account: a mail program that opens it, or its reader, must
 * not change a stranger's account. Ends all sessions, and answers with a token of a new one.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<ConfirmEmailBody>,
  response: MedusaResponse,
): Promise<void> {
  const { scope, validatedBody, auth_context: session } = request
  const account = await ownAccount(request)
  const change = await changeOfToken(scope, account, validatedBody.token)
  if (change.kind === 'foreign') {
    const message = 'The link is for another account'
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, 'verification_not_own')
  }
  if (change.kind === 'none')
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The link is invalid or was used', 'link_used')
  await changeEmailWorkflow(scope).run({
    input: { account, to: change.to, token: validatedBody.token },
  })
  const token = await issueToken(request, session)
  response.setHeader('Cache-Control', 'no-store')
  response.json({ token, email: change.to })
}
