import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { deadLetterEmail } from '../lib/email/emails/to-owner'
import { deadLetterEvent } from '../lib/email/queue/send-due-mails'
import { dashboardPage } from '../lib/email/shop-links'
import { isLetterName, letters } from '../lib/letters/letters'
import { mailOwner } from '../lib/letters/mail-owner'
import { mailQueueModule } from '../modules/mail-queue'
import type { MailQueueService } from '../modules/mail-queue/service'

/** Tells the owner of a mail that could not be sent, at most once an hour; not of one to the owner, which would fail as well. */
export default async function mailOwnerOfDeadLetter({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const [mail] = await container
    .resolve<MailQueueService>(mailQueueModule)
    .listQueuedMails({ id: data.id }, { take: 1 })
  if (mail === undefined) return
  const { template, subject, last_error: reason, to, updated_at: at } = mail
  if (isLetterName(template) && letters[template].group === 'owner') return
  const email = deadLetterEmail(
    { subject, reason: (reason ?? '').replaceAll(to, 'the recipient') },
    dashboardPage(process.env, 'emails'),
  )
  const hour = new Date(at).toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
  await mailOwner(container, { name: 'dead-letter', record: hour, email })
}

export const config: SubscriberConfig = { event: deadLetterEvent }
