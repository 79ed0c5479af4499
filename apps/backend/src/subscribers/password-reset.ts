import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { passwordResetLetter } from '../mail/letters/password-reset'
import { sendLetter } from '../mail/send-letter'
import { shopLinks } from '../mail/shop-links'

interface PasswordReset {
  readonly entity_id: string
  readonly actor_type: string
  readonly token: string
}

/** Medusa makes a token only for an address it knows, so nobody else gets a letter. */
export default async function mailPasswordReset({
  event: { data },
  container,
}: SubscriberArgs<PasswordReset>): Promise<void> {
  if (data.actor_type !== 'customer') return
  const letter = passwordResetLetter(shopLinks(process.env).resetPassword(data.token))
  await sendLetter(container, { to: data.entity_id, template: 'password-reset', letter })
}

export const config: SubscriberConfig = { event: 'auth.password_reset' }
