import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { welcomeEmail } from '../lib/email/emails/account'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { localeOfAccount } from '../lib/locales/locale-of-account'
import { addressVerified, type AddressVerified } from '../lib/verification/address-verified'
import { sendMailWorkflow } from '../workflows/send-mail'

/** Once for an account and its address: a verification may be confirmed again. */
export default async function mailWelcome({
  event: { data },
  container,
}: SubscriberArgs<AddressVerified>): Promise<void> {
  const { id, email: to } = data
  const locale = await localeOfAccount(container, to)
  const links = await linksFor(container, { locale })
  await sendMailWorkflow(container).run({
    input: {
      to,
      template: 'welcome',
      cause: 'order',
      email: welcomeEmail(links.account, mailLanguage(locale)),
      once: `welcome:${id}:${to}`,
    },
  })
}

export const config: SubscriberConfig = { event: addressVerified }
