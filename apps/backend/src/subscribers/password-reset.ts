import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { minutesToReset, passwordResetEmail } from '../lib/email/emails/password-reset'
import { expiryOf } from '../lib/email/expiry'
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
  event,
  container,
}: SubscriberArgs<PasswordReset>): Promise<void> {
  const { data } = event
  if (data.actor_type !== 'customer') return
  const letter = passwordResetEmail(shopLinks(process.env).resetPassword(data.token))
  await sendEmail(container, {
    to: data.entity_id,
    template: 'password-reset',
    email: letter,
    once: oncePerToken('password-reset', data.token),
    expiresAt: expiryOf(event, minutesToReset * 60),
  })
}

export const config: SubscriberConfig = { event: 'auth.password_reset' }
