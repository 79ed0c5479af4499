import { Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { passwordIdentity, passwordProvider } from '../lib/account/password-identity'
import { accountChangedEmail } from '../lib/email/emails/account-changed'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { localeOfAccount } from '../lib/locales/locale-of-account'
import { endAllSessionsStep } from '../lib/sessions/end-all-sessions'
import { sendMailWorkflow, type MailToSend } from './send-mail'

interface NewPassword {
  readonly identityId: string
  /** Of the account. */
  readonly email: string
  readonly password: string
}

const setPasswordStep = createStep(
  'set-password',
  async ({ identityId, password }: NewPassword, { container }) => {
    const { id, entity_id, provider_metadata: before } = await passwordIdentity(container, identityId)
    const { success, error } = await container
      .resolve(Modules.AUTH)
      .updateProvider(passwordProvider, { entity_id, password })
    if (!success) throw new Error(`The password could not be set: ${error}`)
    return new StepResponse(id, { id, before })
  },
  async (done, { container }) => {
    if (done === undefined) return
    const { id, before } = done
    await container
      .resolve(Modules.AUTH)
      .updateProviderIdentities({ id, ...(before !== undefined && { provider_metadata: before }) })
  },
)

/** Makes the links of password resets worthless that were mailed before: Medusa keeps the latest only, and no one gets this one. */
const endResetLinksStep = createStep('end-reset-links', async (identityId: string, { container }) => {
  const { entity_id } = await passwordIdentity(container, identityId)
  await container
    .resolve(Modules.AUTH)
    .createPasswordResetToken({ provider: passwordProvider, entity_id, ttl_seconds: 1 })
  return new StepResponse(null)
})

const writeNoticeStep = createStep('write-password-notice', async (email: string, { container }) => {
  const locale = await localeOfAccount(container, email)
  const mail: MailToSend = {
    to: email,
    template: 'password-changed',
    cause: 'account',
    email: accountChangedEmail('password', await linksFor(container, { locale }), mailLanguage(locale)),
  }
  return new StepResponse(mail)
})

/** Sets a new password, ends all sessions and the links of resets, and tells the customer. All of it, or nothing. */
export const changePasswordWorkflow = createWorkflow(
  'change-password',
  (input: WorkflowData<NewPassword>) => {
    setPasswordStep(input)
    const identityId = transform({ input }, (known) => known.input.identityId)
    endAllSessionsStep({ identityId, because: 'password-changed' })
    endResetLinksStep(identityId)
    const mail = writeNoticeStep(transform({ input }, (known) => known.input.email))
    sendMailWorkflow.runAsStep({ input: mail })
    return new WorkflowResponse(identityId)
  },
)
