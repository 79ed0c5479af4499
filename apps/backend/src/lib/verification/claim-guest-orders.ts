import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import type { Account } from './account'

/** Moves the guest orders that were placed with the account's address until its verification to the account. */
export async function claimGuestOrders(
  scope: MedusaContainer,
  { customerId, email }: Account,
  verifiedAt: Date,
): Promise<void> {
  const guests = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: false }, { select: ['id'] })
  if (guests.length === 0) return
  const { data: orders } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['id'],
    filters: {
      customer_id: guests.map(({ id }) => id),
      email,
      is_draft_order: false,
      created_at: { $lte: verifiedAt },
    },
  })
  if (orders.length === 0) return
  await scope
    .resolve(Modules.ORDER)
    .updateOrders({ id: orders.map(({ id }) => id) }, { customer_id: customerId })
}
