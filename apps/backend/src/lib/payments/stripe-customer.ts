import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { lockTimeout } from '../checkout/lock-request'
import { stripeSettings } from './stripe-settings'

const provider = 'pp_stripe_stripe'

/**
 * The id of the customer at Stripe: Medusa's account holder, made when there is none. Medusa opens the customer's payments
 * with the same one. Undefined while Stripe is off.
 */
export async function stripeCustomer(
  scope: MedusaContainer,
  customerId: string,
): Promise<string | undefined> {
  if (stripeSettings(process.env) === undefined) return undefined
  return await scope
    .resolve(Modules.LOCKING)
    .execute([`stripe-customer:${customerId}`], async () => findOrMake(scope, customerId), {
      timeout: lockTimeout,
    })
}

interface Address {
  readonly is_default_billing?: boolean
}

interface Holder {
  readonly external_id: string
  readonly provider_id: string
}

async function findOrMake(scope: MedusaContainer, customerId: string): Promise<string> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'customer',
    fields: [
      'id',
      'email',
      'company_name',
      'first_name',
      'last_name',
      'phone',
      'addresses.*',
      'account_holders.*',
    ],
    filters: { id: customerId },
  })
  const [customer] = data
  if (customer === undefined) throw new Error(`There is no customer ${customerId}`)
  const { account_holders: holders, addresses, ...person } = customer
  const known = ((holders ?? []) as readonly (Holder | null)[]).find((one) => one?.provider_id === provider)
  if (known != null) return known.external_id
  // As Medusa's workflow for payment sessions does, so that Stripe answers both with one customer.
  const places = (addresses ?? []) as readonly Address[]
  const billing = places.find((one) => one.is_default_billing === true) ?? places[0]
  const made = await scope.resolve(Modules.PAYMENT).createAccountHolder({
    provider_id: provider,
    context: { customer: { ...person, billing_address: billing } as never },
  })
  await scope.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.CUSTOMER]: { customer_id: customerId },
    [Modules.PAYMENT]: { account_holder_id: made.id },
  })
  return made.external_id
}
