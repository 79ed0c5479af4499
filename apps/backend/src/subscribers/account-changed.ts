import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { accountChangedEmail } from '../lib/email/emails/account-changed'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { accountChanged, type AccountChanged } from '../lib/letters/account-changed'
import { localeOfAccount } from '../lib/locales/locale-of-account'
import { sendMailWorkflow } from '../workflows/send-mail'

/** A stranger who changed it must not be able to keep the owner from hearing of it: the mail is sent whatever else was mailed. */
export default async function mailAccountChange({
  event: { data },
  container,
}: SubscriberArgs<AccountChanged>): Promise<void> {
  const { kind, email: to, at } = data
  const locale = data.locale ?? (await localeOfAccount(container, to))
  const links = await linksFor(container, { locale })
  await sendMailWorkflow(container).run({
    input: {
      to,
      template: `${kind}-changed`,
      cause: 'order',
      email: accountChangedEmail(kind, links, mailLanguage(locale)),
      once: `${kind}-changed:${to}:${at}`,
    },
  })
}

export const config: SubscriberConfig = { event: accountChanged }
