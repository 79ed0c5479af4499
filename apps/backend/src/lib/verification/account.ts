import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** A customer who can sign in, with the account's email. */
export interface Account {
  readonly customerId: string
  readonly identityId: string
  readonly email: string
}

export async function readAccount(
  scope: MedusaContainer,
  customerId: string,
  identityId: string,
): Promise<Account | undefined> {
  const email = await emailOf(scope, customerId)
  return email === undefined ? undefined : { customerId, identityId, email }
}

/** The account of a customer; undefined for a guest record. */
export async function findAccount(scope: MedusaContainer, customerId: string): Promise<Account | undefined> {
  const email = await emailOf(scope, customerId)
  if (email === undefined) return undefined
  const [identity] = await scope
    .resolve(Modules.AUTH)
    .listAuthIdentities({ app_metadata: { customer_id: customerId } }, { select: ['id'], take: 1 })
  return identity && { customerId, identityId: identity.id, email }
}

async function emailOf(scope: MedusaContainer, customerId: string): Promise<string | undefined> {
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: [customerId], has_account: true }, { select: ['id', 'email'], take: 1 })
  return customer?.email.toLowerCase()
}
