import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { changeMark } from '../lib/account/email-change'
import { secondsToVerify } from '../lib/configuration/modules'
import { confirmEmailEmail } from '../lib/email/emails/confirm-email'
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
  /** As `lib/account/email-change.ts` has marked it. */
  readonly metadata?: { readonly purpose?: unknown; readonly locale?: unknown } | null
}

export default async function mailVerification({
  event,
  container,
}: SubscriberArgs<VerificationRequested>): Promise<void> {
  const { entity_id: to, entity_type: type, code, metadata } = event.data
  if (type !== entityType || code === undefined) return
  const isChange = metadata?.purpose === changeMark.purpose
  const asked = typeof metadata?.locale === 'string' ? metadata.locale : undefined
  const locale = isChange ? asked : await localeOfAccount(container, to)
  const links = await linksFor(container, { locale })
  const template = isChange ? 'confirm-email' : 'verify-address'
  const letter = isChange
    ? confirmEmailEmail(links.confirmEmail(code), mailLanguage(locale))
    : verifyAddressEmail(links.verifyAddress(code), mailLanguage(locale))
  await sendMailWorkflow(container).run({
    input: {
      to,
      template,
      cause: 'request',
      email: letter,
      once: oncePerToken(template, code),
      expiresAt: expiryOf(event, secondsToVerify).toISOString(),
    },
  })
}

export const config: SubscriberConfig = { event: 'auth.verification_requested' }
