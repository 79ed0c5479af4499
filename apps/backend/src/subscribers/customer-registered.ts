import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { findAccount } from '../verification/account'
import { requestVerification, verifiedAt } from '../verification/address-verification'

/** Asks for proof of the address of a new account. A guest's record, which Medusa makes too, has no identity. */
export default async function askForVerification({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const account = await findAccount(container, data.id)
  if (account === undefined || (await verifiedAt(container, account)) !== undefined) return
  await requestVerification(container, account)
}

export const config: SubscriberConfig = { event: 'customer.created' }
