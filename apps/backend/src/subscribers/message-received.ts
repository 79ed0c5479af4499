import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { contactReceivedEmail } from '../lib/email/emails/contact-received'
import { newMessageEmail } from '../lib/email/emails/to-owner'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { dashboardPage } from '../lib/email/shop-links'
import { mailOwner } from '../lib/letters/mail-owner'
import { inboxModule } from '../modules/inbox'
import { messageReceived, type MessageReceived } from '../modules/inbox/message-received'
import type { InboxService } from '../modules/inbox/service'
import { sendMailWorkflow } from '../workflows/send-mail'

export default async function mailMessage({
  event: { data },
  container,
}: SubscriberArgs<MessageReceived>): Promise<void> {
  const [message] = await container
    .resolve<InboxService>(inboxModule)
    .listInboxMessages({ id: data.id }, { take: 1 })
  if (message === undefined) return
  const { name: from, email, subject: about, message: text } = message
  await mailOwner(container, {
    name: 'new-message',
    record: data.id,
    email: newMessageEmail({ from, email, about, message: text }, dashboardPage(process.env, 'messages')),
  })
  await sendMailWorkflow(container).run({
    input: {
      to: email,
      template: 'contact-received',
      cause: 'request',
      email: contactReceivedEmail(mailLanguage(data.locale)),
      once: `contact-received:${data.id}`,
    },
  })
}

export const config: SubscriberConfig = { event: messageReceived }
