import type { MedusaContainer } from '@medusajs/framework/types'

import { changePreference } from '../preferences/change-preference'
import { findAccount } from '../verification/account'

/** The customer is asked for no more reviews: the switch of the account, which shows it. Nothing for an account that is deleted. */
export async function leaveRequests(container: MedusaContainer, customerId: string): Promise<void> {
  if ((await findAccount(container, customerId)) === undefined) return
  await changePreference(container, customerId, 'product_reviews', { email: false })
}
