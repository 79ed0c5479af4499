import type { MedusaContainer } from '@medusajs/framework/types'

import { sendMailWorkflow } from '../../workflows/send-mail'
import { confirmNewsletterEmail } from '../email/emails/confirm-newsletter'
import { linksFor } from '../email/links-for'
import { mailLanguage } from '../email/messages/mail-language'
import { oncePerToken } from '../email/once-per-token'
import { jwtSecretOf } from '../jwt-secret'
import { leaveHeaders } from './leave-headers'
import { signLeave } from './leave-token'

/** How long an address waits for its link (`lib/clean-up/old-rows.ts`). */
export const daysToConfirm = 7

interface Confirmation {
  readonly to: string
  readonly subscriberId: string
  readonly token: string
  readonly locale: string | undefined
}

export async function mailConfirmation(
  scope: MedusaContainer,
  { to, subscriberId, token, locale }: Confirmation,
): Promise<void> {
  const links = await linksFor(scope, { locale })
  const leaving = signLeave(jwtSecretOf(scope), subscriberId)
  await sendMailWorkflow(scope).run({
    input: {
      to,
      template: 'confirm-newsletter',
      cause: 'request',
      email: confirmNewsletterEmail(
        { confirm: links.confirmNewsletter(token), leave: links.leaveNewsletter(leaving) },
        mailLanguage(locale),
      ),
      headers: leaveHeaders(process.env, leaving),
      once: oncePerToken('confirm-newsletter', token),
      expiresAt: new Date(Date.now() + daysToConfirm * 86_400_000).toISOString(),
    },
  })
}
