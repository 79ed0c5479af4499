import type { ExecArgs, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { removeCustomerAccountWorkflow, removeUserAccountWorkflow } from '@medusajs/medusa/core-flows'

import { deleteReservations } from '../lib/checkout/delete-reservations'

/**
 * `medusa exec remove-demo <admin> <customer>` removes the sample store's people with their passwords and the demo
 * customer's orders, and leaves products, regions and everything else. `pnpm remove-demo` runs it.
 */
export default async function removeDemo({ container, args }: ExecArgs): Promise<void> {
  const [admin = '', customer = ''] = args
  const { data: orders } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'order', fields: ['id', 'items.id'], filters: { email: customer } })
  // The order module knows nothing of the stock that is reserved for its orders.
  await deleteReservations(
    container,
    orders.flatMap(({ items }) =>
      (items ?? []).flatMap((item: { readonly id: string } | null) => item?.id ?? []),
    ),
  )
  await container.resolve(Modules.ORDER).softDeleteOrders(orders.map(({ id }) => id))
  const customers = await container.resolve(Modules.CUSTOMER).listCustomers({ email: customer })
  for (const { id } of customers)
    await removeCustomerAccountWorkflow(container).run({ input: { customerId: id } })
  const users = await container.resolve(Modules.USER).listUsers({ email: admin })
  for (const { id } of users) await removeUserAccountWorkflow(container).run({ input: { userId: id } })
  await removeIdentities(container, [admin, customer])
  console.log(
    `Removed ${users.length} administrators, ${customers.length} customers and ${orders.length} orders of the sample store.`,
  )
}

/** Removing an account leaves its password behind. */
async function removeIdentities(container: MedusaContainer, emails: readonly string[]): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  for (const email of emails) {
    const providers = await auth.listProviderIdentities({ entity_id: email })
    await auth.deleteAuthIdentities(providers.flatMap(({ auth_identity_id: id }) => id ?? []))
  }
}
