import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { mailQueueModule } from '../../modules/mail-queue'
import type { MailQueueService } from '../../modules/mail-queue/service'
import { rateLimitModule } from '../../modules/rate-limit'
import type { RateLimitService } from '../../modules/rate-limit/service'
import { jwtSecretOf } from '../jwt-secret'
import { shopTerms } from '../shop-settings/shop-terms'
import { write, type Email } from './email'
import { isEmailAddress } from './email-address'
import { mailTransport } from './email-transport'
import { seal } from './queue/seal'
import { sendMail } from './queue/send-due-mails'

export interface Addressed {
  readonly to: string
  /** Template name in the list of notifications. */
  readonly template: string
  readonly email: Email
  /**
   * `order`: the customer is owed the mail, so it is always sent. `request`: anyone can cause it by typing an address, so a
   * recipient gets a limited number.
   */
  readonly cause: 'order' | 'request'
  /** Idempotency key, so that a repeated event sends no second email. */
  readonly once?: string
  /** When its link becomes worthless. Later it is not sent. */
  readonly expiresAt?: Date
}

/**
 * Refuses a recipient that is not exactly one address. Stores the mail, and begins an attempt without waiting for it: a slow mail server must not hold up the events after this
 * one. If the attempt fails, or the process dies meanwhile, `jobs/send-mails.ts` sends the mail (decision 35).
 */
export async function sendEmail(container: MedusaContainer, addressed: Addressed): Promise<void> {
  const { to, template, email, cause, once, expiresAt } = addressed
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  if (!isEmailAddress(to)) {
    logger.error(`A mail was refused (${template}): its recipient is not one address.`)
    return
  }
  if (mailTransport(process.env) === undefined) {
    logger.warn(`No mail was sent (${template}): SMTP_URL is not set.`)
    return
  }
  const [shop] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
  // No emails for the sample orders that the seed places.
  if (shop?.metadata?.['seed'] === 'running') return
  const mail = write(email, await shopTerms(container))
  const queue = container.resolve<MailQueueService>(mailQueueModule)
  // Before the count: what is not sent a second time counts once.
  if (await queue.has(once)) return
  if (cause === 'request' && !(await mayHaveAnother(container, to))) {
    logger.warn(`A mail was not sent (${template}): its recipient has had too many in the last hour.`)
    return
  }
  const id = await queue.add({
    to,
    template,
    subject: mail.subject,
    content: seal(jwtSecretOf(container), JSON.stringify(mail)),
    idempotencyKey: once,
    expiresAt,
  })
  if (id === undefined) return
  queue.attempts.start(async () =>
    sendMail(container, id).catch((error: unknown) => {
      logger.error(
        `The attempt of mail ${id} (${template}) failed`,
        error instanceof Error ? error : undefined,
      )
    }),
  )
}

/** Counts the mail, whatever template it has and whatever case the address is in. */
async function mayHaveAnother(container: MedusaContainer, to: string): Promise<boolean> {
  const limits = container.resolve<RateLimitService>(rateLimitModule)
  return (await limits.take('mail-by-recipient', to.toLowerCase())) === 0
}
