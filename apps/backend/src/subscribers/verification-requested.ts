import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { secondsToVerify } from '../lib/configuration/modules'
import { verifyAddressEmail } from '../lib/email/emails/verify-address'
import { oncePerToken } from '../lib/email/once-per-token'
import { sendEmail } from '../lib/email/send-email'
import { shopLinks } from '../lib/email/shop-links'
import { entityType } from '../lib/verification/address-verification'

interface VerificationRequested {
  readonly entity_id: string
  readonly entity_type: string
  /** Absent when the address is already verified. */
  readonly code?: string
}

export default async function mailVerification({
  event: { data },
  container,
}: SubscriberArgs<VerificationRequested>): Promise<void> {
  const { entity_id: to, entity_type: type, code } = data
  if (type !== entityType || code === undefined) return
  const letter = verifyAddressEmail(shopLinks(process.env).verifyAddress(code))
  const expiresAt = new Date(Date.now() + secondsToVerify * 1000)
  await sendEmail(container, {
    to,
    template: 'verify-address',
    email: letter,
    once: oncePerToken('verify-address', code),
    expiresAt,
  })
}

export const config: SubscriberConfig = { event: 'auth.verification_requested' }
