import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { findAccount } from '../lib/verification/account'
import { requestVerification, verifiedAt } from '../lib/verification/address-verification'

/** Requests verification of a new account's address. Guest records, which emit the same event, have no identity. */
export default async function askForVerification({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const account = await findAccount(container, data.id)
  if (account === undefined || (await verifiedAt(container, account)) !== undefined) return
  await requestVerification(container, account)
}

export const config: SubscriberConfig = { event: 'customer.created' }
