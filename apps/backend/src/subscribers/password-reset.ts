import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { minutesToReset, passwordResetEmail } from '../lib/email/emails/password-reset'
import { oncePerToken } from '../lib/email/once-per-token'
import { sendEmail } from '../lib/email/send-email'
import { shopLinks } from '../lib/email/shop-links'

interface PasswordReset {
  readonly entity_id: string
  readonly actor_type: string
  readonly token: string
}

/** Medusa emits this event only for known addresses, so unknown ones get no email. */
export default async function mailPasswordReset({
  event: { data },
  container,
}: SubscriberArgs<PasswordReset>): Promise<void> {
  if (data.actor_type !== 'customer') return
  const letter = passwordResetEmail(shopLinks(process.env).resetPassword(data.token))
  const expiresAt = new Date(Date.now() + minutesToReset * 60_000)
  await sendEmail(container, {
    to: data.entity_id,
    template: 'password-reset',
    email: letter,
    once: oncePerToken('password-reset', data.token),
    expiresAt,
  })
}

export const config: SubscriberConfig = { event: 'auth.password_reset' }
