import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { verifyAddressLetter } from '../mail/letters/verify-address'
import { sendLetter } from '../mail/send-letter'
import { shopLinks } from '../mail/shop-links'
import { entityType } from '../verification/address-verification'

interface VerificationRequested {
  readonly entity_id: string
  readonly entity_type: string
  /** Absent when the address is verified already. */
  readonly code?: string
}

export default async function mailVerification({
  event: { data },
  container,
}: SubscriberArgs<VerificationRequested>): Promise<void> {
  const { entity_id: to, entity_type: type, code } = data
  if (type !== entityType || code === undefined) return
  const letter = verifyAddressLetter(shopLinks(process.env).verifyAddress(code))
  await sendLetter(container, { to, template: 'verify-address', letter })
}

export const config: SubscriberConfig = { event: 'auth.verification_requested' }
