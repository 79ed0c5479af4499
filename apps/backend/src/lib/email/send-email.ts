import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { write, type Email } from './email'
import { mailTransport } from './email-transport'

export interface Addressed {
  readonly to: string
  /** Template name in the list of notifications. */
  readonly template: string
  readonly email: Email
  /** Idempotency key, so that a repeated event sends no second email. */
  readonly once?: string
}

/** The text is passed as `content`, which Medusa does not store: it may contain a secret link. */
export async function sendEmail(container: MedusaContainer, addressed: Addressed): Promise<void> {
  const { to, template, email, once } = addressed
  if (mailTransport(process.env) === undefined) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`No mail was sent (${template}): SMTP_URL is not set.`)
    return
  }
  const [shop] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
  // No emails for the sample orders that the seed places.
  if (shop?.metadata?.['seed'] === 'running') return
  await container.resolve(Modules.NOTIFICATION).createNotifications({
    to,
    channel: 'email',
    template,
    content: write(email, shop?.name ?? ''),
    ...(once === undefined ? {} : { idempotency_key: once }),
  })
}
