import type { ExecArgs, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { removeCustomerAccountWorkflow, removeUserAccountWorkflow } from '@medusajs/medusa/core-flows'
import { reviewerDomain } from '@umber/sample-store'

import { deleteReservations } from '../lib/checkout/delete-reservations'
import { forgetReviews } from '../lib/reviews/forget-reviews'

/**
 * `medusa exec remove-demo <admin> <customer>` removes the sample store's people with their passwords, reviews and the demo
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
  await removeReviewers(container)
  const users = await container.resolve(Modules.USER).listUsers({ email: admin })
  for (const { id } of users) await removeUserAccountWorkflow(container).run({ input: { userId: id } })
  await removeIdentities(container, [admin, customer])
  console.log(
    `Removed ${users.length} administrators, ${customers.length} customers and ${orders.length} orders of the sample store.`,
  )
}

/** The sample customers whose reviews and questions the products have. */
async function removeReviewers(container: MedusaContainer): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER)
  const reviewers = await customers.listCustomers({ email: { $like: `%@${reviewerDomain}` } })
  if (reviewers.length === 0) return
  const ids = reviewers.map(({ id }) => id)
  await forgetReviews(container, ids)
  await customers.deleteCustomers(ids)
}

/** Removing an account leaves its password behind. */
async function removeIdentities(container: MedusaContainer, emails: readonly string[]): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  for (const email of emails) {
    const providers = await auth.listProviderIdentities({ entity_id: email })
    await auth.deleteAuthIdentities(providers.flatMap(({ auth_identity_id: id }) => id ?? []))
  }
}
