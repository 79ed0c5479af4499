import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { secondsToVerify } from '../lib/configuration/modules'
import { verifyAddressEmail } from '../lib/email/emails/verify-address'
import { expiryOf } from '../lib/email/expiry'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { oncePerToken } from '../lib/email/once-per-token'
import { localeOfAccount } from '../lib/locales/locale-of-account'
import { entityType } from '../lib/verification/address-verification'
import { sendMailWorkflow } from '../workflows/send-mail'

interface VerificationRequested {
  readonly entity_id: string
  readonly entity_type: string
  /** Absent when the address is already verified. */
  readonly code?: string
}

export default async function mailVerification({
  event,
  container,
}: SubscriberArgs<VerificationRequested>): Promise<void> {
  const { entity_id: to, entity_type: type, code } = event.data
  if (type !== entityType || code === undefined) return
  const locale = await localeOfAccount(container, to)
  const links = await linksFor(container, { locale })
  const letter = verifyAddressEmail(links.verifyAddress(code), mailLanguage(locale))
  await sendMailWorkflow(container).run({
    input: {
      to,
      template: 'verify-address',
      cause: 'request',
      email: letter,
      once: oncePerToken('verify-address', code),
      expiresAt: expiryOf(event, secondsToVerify).toISOString(),
    },
  })
}

export const config: SubscriberConfig = { event: 'auth.verification_requested' }
