import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import type { Email } from '../lib/email/email'
import { minutesToReset, passwordResetEmail } from '../lib/email/emails/password-reset'
import { expiryOf } from '../lib/email/expiry'
import { oncePerToken } from '../lib/email/once-per-token'
import { dashboardResetPassword, shopLinks } from '../lib/email/shop-links'
import { sendMailWorkflow } from '../workflows/send-mail'

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
  const letter = letterTo(data)
  if (letter === undefined) return
  await sendMailWorkflow(container).run({
    input: {
      to: data.entity_id,
      template: 'password-reset',
      cause: 'request',
      email: letter,
      once: oncePerToken('password-reset', data.token),
      expiresAt: expiryOf(event, minutesToReset * 60).toISOString(),
    },
  })
}

/** Undefined for any other actor type, which has no page to set a password. */
function letterTo({ actor_type: actor, token }: PasswordReset): Email | undefined {
  if (actor === 'customer') return passwordResetEmail(shopLinks(process.env).resetPassword(token))
  if (actor === 'user') return passwordResetEmail(dashboardResetPassword(process.env, token), 'dashboard')
  return undefined
}

export const config: SubscriberConfig = { event: 'auth.password_reset' }
