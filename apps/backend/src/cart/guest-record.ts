import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/**
 * The id of the customer record without an account for this email; it is created on first use.
 *
 * Medusa itself takes the account with that email, if there is one, although the guest has not signed in. The order
 * of a guest would then stand in that customer's history, and the cart would show the customer's name and phone.
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
    // Email and kind of record are unique together: another request has created it in the meantime.
    const created = await find()
    if (created === undefined) throw error
    return created
  }
}
