import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { requestEmailChange } from '../../../../../lib/account/email-change'
import { askedLocaleOf } from '../../../../../lib/locales/asked-locale'
import { ownAccount } from '../own-account'
import type { ChangeEmailBody } from './body'

/** Sends a link to the new address. The answer is the same for an address of another account. */
export async function POST(
  request: AuthenticatedMedusaRequest<ChangeEmailBody>,
  response: MedusaResponse,
): Promise<void> {
  const account = await ownAccount(request)
  const { email } = request.validatedBody
  if (email === account.email) {
    const message = 'The account has this address already'
    throw new MedusaError(MedusaError.Types.INVALID_DATA, message, 'email_same')
  }
  await requestEmailChange(request.scope, account, email, askedLocaleOf(request))
  response.status(202).json({ requested: true })
}
