import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, CustomerWorkflowEvents, Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep, updateOrdersStep } from '@medusajs/medusa/core-flows'

import { erasePersonalRows, type Person } from '../lib/account/personal-rows'
import { accountHolders, enabledProviders } from '../lib/payments/saved-cards'
import { deleteOpenCarts } from '../lib/clean-up/old-carts'
import { forgetReviews } from '../lib/reviews/forget-reviews'
import { newsletterModule } from '../modules/newsletter'
import type { NewsletterService } from '../modules/newsletter/service'
import { preferencesModule } from '../modules/preferences'
import type { PreferencesService } from '../modules/preferences/service'
import { sessionsModule } from '../modules/sessions'
import type { SessionsService } from '../modules/sessions/service'
import { wishlistModule } from '../modules/wishlist'
import type { WishlistService } from '../modules/wishlist/service'

interface Deletion {
  readonly customerId: string
  readonly identityId: string
  /** In lower case. */
  readonly email: string
  /** Whether the address is known to be the customer's. */
  readonly isProven: boolean
}

/** The customer's records: the account, and those of the orders placed as a guest with the same proven address. */
const findPersonStep = createStep(
  'find-person',
  async ({ customerId, email, isProven }: Deletion, { container }) => {
    const guests = isProven
      ? await container
          .resolve(Modules.CUSTOMER)
          .listCustomers({ email, has_account: false }, { select: ['id'] })
      : []
    const customerIds = [customerId, ...guests.map(({ id }) => id)]
    const { data: orders } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'order',
      fields: ['id'],
      filters: { customer_id: customerIds },
    })
    return new StepResponse({
      customerIds,
      provenEmail: isProven ? email : undefined,
      orderIds: orders.map(({ id }) => id),
    })
  },
)

/** First, because it can fail: the provider is asked. With the customer at the provider its saved cards go. */
const deleteHoldersStep = createStep('delete-account-holders', async (person: Person, { container }) => {
  const payment = container.resolve(Modules.PAYMENT)
  const on = await enabledProviders(container)
  for (const id of person.customerIds)
    for (const holder of await accountHolders(container, id)) {
      // The rows of one that is off go with the customer's other rows.
      if (!on.has(holder.provider_id)) continue
      await payment.deleteAccountHolder(holder.id)
      await container.resolve(ContainerRegistrationKeys.LINK).delete({
        [Modules.PAYMENT]: { account_holder_id: holder.id },
      })
    }
  return new StepResponse(null)
})

const deleteOwnThingsStep = createStep(
  'delete-own-things',
  async ({ person, email, isLeaving }: OwnThings, { container }) => {
    const ids = person.customerIds
    await deleteOpenCarts(container, ids)
    await container.resolve<WishlistService>(wishlistModule).forget(ids)
    await forgetReviews(container, ids)
    if (isLeaving || (await hasSwitchedOn(container, ids)))
      await container.resolve<NewsletterService>(newsletterModule).unsubscribe(email)
    await container.resolve<PreferencesService>(preferencesModule).forget(ids)
    await container.resolve<SessionsService>(sessionsModule).forget(ids)
    await erasePersonalRows(container, person)
    return new StepResponse(null)
  },
)

interface OwnThings {
  readonly person: Person
  readonly email: string
  /** The address is proven, so its letters end. */
  readonly isLeaving: boolean
}

async function hasSwitchedOn(container: MedusaContainer, ids: readonly string[]): Promise<boolean> {
  const service = container.resolve<PreferencesService>(preferencesModule)
  const all = await Promise.all(ids.map(async (id) => service.read(id)))
  return all.flat().some(({ id, email }) => id === 'promotions' && email)
}

/** Medusa's own workflow only marks the customer and the addresses as deleted. The identity last: who has it can ask again. */
const deletePersonStep = createStep(
  'delete-person',
  async ({ identityId, person }: { readonly identityId: string; readonly person: Person }, { container }) => {
    const ids = [...person.customerIds]
    await container
      .resolve(ContainerRegistrationKeys.LINK)
      .delete({ [Modules.CUSTOMER]: { customer_id: ids } })
    await container.resolve(Modules.CUSTOMER).deleteCustomers(ids)
    await container.resolve(Modules.AUTH).deleteAuthIdentities([identityId])
    return new StepResponse(null)
  },
)

/**
 * Deletes a customer with all that is stored of them, but for the orders (decision 62). Nothing is undone: a step that fails leaves the
 * account, and asking again does the rest.
 */
export const deleteAccountWorkflow = createWorkflow('delete-account', (input: WorkflowData<Deletion>) => {
  const person = findPersonStep(input)
  deleteHoldersStep(person)
  when('there-are-orders', { person }, (known) => known.person.orderIds.length > 0).then(() =>
    updateOrdersStep({
      selector: transform({ person }, (known) => ({ id: [...known.person.orderIds] })),
      // As an order of a guest, whom no record is kept of.
      update: { customer_id: null as unknown as string },
    }),
  )
  deleteOwnThingsStep(
    transform({ person, input }, (known) => ({
      person: known.person,
      email: known.input.email,
      isLeaving: known.input.isProven,
    })),
  )
  deletePersonStep(
    transform({ person, input }, (known) => ({ identityId: known.input.identityId, person: known.person })),
  )
  emitEventStep({
    eventName: CustomerWorkflowEvents.DELETED,
    data: transform({ input }, (known) => ({ id: known.input.customerId })),
  })
  return new WorkflowResponse(transform({ input }, (known) => known.input.customerId))
})
