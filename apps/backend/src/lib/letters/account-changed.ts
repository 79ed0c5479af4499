import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import type { AccountChange } from '../email/emails/account-changed'

/** An account has another password or address; its owner is mailed (`subscribers/account-changed.ts`). */
export const accountChanged = 'customer.account_changed'

export interface AccountChanged {
  readonly kind: AccountChange
  /** Where the mail goes: after a change of the address, the one before. */
  readonly email: string
  /** In ISO 8601: two changes are two mails. */
  readonly at: string
  /** What the customer reads. Without it that of the registration. */
  readonly locale?: string | undefined
}

export async function tellOfChange(container: MedusaContainer, data: AccountChanged): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: accountChanged, data })
}
