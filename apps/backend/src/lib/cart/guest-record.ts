import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/**
 * Returns the id of the customer record without an account for this email, and creates it on first use.
 *
 * Medusa itself uses the account with that email, if there is one, although the guest has not signed in. The guest's order
 * would then be in that customer's history, and the cart would show the customer's name and phone.
 */
export async function guestRecordFor(scope: MedusaContainer, email: string): Promise<string> {
  const customers = scope.resolve(Modules.CUSTOMER)
  const find = async (): Promise<string | undefined> => {
    const [known] = await customers.listCustomers({ email, has_account: false }, { take: 1, select: ['id'] })
    return known?.id
  }
  const id = await find()
  if (id !== undefined) return id
  try {
    return (await customers.createCustomers({ email })).id
  } catch (error) {
    // Email and has_account are unique together: another request has created the record in the meantime.
    const created = await find()
    if (created === undefined) throw error
    return created
  }
}
