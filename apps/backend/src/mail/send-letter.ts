import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { write, type Letter } from './letter'
import { mailTransport } from './mail-transport'

export interface Addressed {
  readonly to: string
  /** What the letter is called where notifications are listed. */
  readonly template: string
  readonly letter: Letter
  /** The same for each repetition of one event, so that nobody gets two letters about one thing. */
  readonly once?: string
}

/** The words go as content, which is not kept in the database: there may be a secret link in them. */
export async function sendLetter(container: MedusaContainer, addressed: Addressed): Promise<void> {
  const { to, template, letter, once } = addressed
  if (mailTransport(process.env) === undefined) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`No mail was sent (${template}): SMTP_URL is not set.`)
    return
  }
  const [shop] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
  // The past orders of the sample store are nobody's.
  if (shop?.metadata?.['seed'] === 'running') return
  await container.resolve(Modules.NOTIFICATION).createNotifications({
    to,
    channel: 'email',
    template,
    content: write(letter, shop?.name ?? ''),
    ...(once === undefined ? {} : { idempotency_key: once }),
  })
}
