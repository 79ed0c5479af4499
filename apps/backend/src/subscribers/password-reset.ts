import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'

import type { Email } from '../lib/email/email'
import {
  dashboardPasswordEmail,
  minutesToReset,
  passwordResetEmail,
} from '../lib/email/emails/password-reset'
import { expiryOf } from '../lib/email/expiry'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { oncePerToken } from '../lib/email/once-per-token'
import { dashboardResetPassword } from '../lib/email/shop-links'
import { sendMailWorkflow } from '../workflows/send-mail'

interface PasswordReset {
  readonly entity_id: string
  readonly actor_type: string
  readonly token: string
  /** As `api/middlewares/keep-locale.ts` has added it. */
  readonly metadata?: { readonly locale?: string | null } | null
}

/** Medusa emits this event only for known addresses, so unknown ones get no email. */
export default async function mailPasswordReset({
  event,
  container,
}: SubscriberArgs<PasswordReset>): Promise<void> {
  const { data } = event
  const letter = await letterTo(container, data)
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
async function letterTo(
  container: MedusaContainer,
  { actor_type: actor, token, metadata }: PasswordReset,
): Promise<Email | undefined> {
  if (actor === 'customer') {
    const links = await linksFor(container, { locale: metadata?.locale })
    return passwordResetEmail(links.resetPassword(token), mailLanguage(metadata?.locale))
  }
  if (actor === 'user') return dashboardPasswordEmail(dashboardResetPassword(process.env, token))
  return undefined
}

export const config: SubscriberConfig = { event: 'auth.password_reset' }
