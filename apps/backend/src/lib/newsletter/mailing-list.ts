import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { newsletterModule } from '../../modules/newsletter'
import type { NewsletterService } from '../../modules/newsletter/service'
import { changePreference } from '../preferences/change-preference'
import { findAccount, type Account } from '../verification/account'
import { verifiedAt } from '../verification/address-verification'

/**
 * The one list of addresses that letters about offers go to. A change of it changes the switch of the address's account
 * too: the stored preference `promotions.email`, which the account shows. The list itself is not shown, because an account
 * can have another person's address until the address is verified.
 */

/**
 * Puts an address on the list; idempotent. The switch of its account turns on if the address is verified or the customer
 * asks.
 *
 * @param address in lower case.
 * @param customerId the customer who asks; undefined for a guest, whose address may be anyone's.
 */
export async function subscribe(
  scope: MedusaContainer,
  address: string,
  customerId: string | undefined,
): Promise<void> {
  await inTurn(scope, address, async () => {
    await newsletterIn(scope).subscribe(address)
    const account = await accountAt(scope, address, customerId)
    if (account === undefined) return
    const isProven = account.customerId === customerId || (await verifiedAt(scope, account)) !== undefined
    if (isProven) await setSwitch(scope, account, true)
  })
}

/** Takes an address off the list and turns its account's switch off; idempotent. The parameters are those of `subscribe`. */
export async function unsubscribe(
  scope: MedusaContainer,
  address: string,
  customerId?: string,
): Promise<void> {
  await inTurn(scope, address, async () => {
    await newsletterIn(scope).unsubscribe(address)
    const account = await accountAt(scope, address, customerId)
    if (account !== undefined) await setSwitch(scope, account, false)
  })
}

/** Changes what a customer has chosen for the own address. */
export async function switchLetters(scope: MedusaContainer, customerId: string, on: boolean): Promise<void> {
  const account = await findAccount(scope, customerId)
  if (account === undefined) throw new Error(`The customer ${customerId} has no account`)
  await (on ? subscribe : unsubscribe)(scope, account.email, customerId)
}

/** Turns the switch of an account on whose address has just been verified, if the address is on the list. */
export async function showSubscription(scope: MedusaContainer, account: Account): Promise<void> {
  await inTurn(scope, account.email, async () => {
    if (await newsletterIn(scope).isSubscribed(account.email)) await setSwitch(scope, account, true)
  })
}

const newsletterIn = (scope: MedusaContainer): NewsletterService =>
  scope.resolve<NewsletterService>(newsletterModule)

/** Otherwise the list and the switch could differ after two quick changes. */
async function inTurn(scope: MedusaContainer, address: string, work: () => Promise<void>): Promise<void> {
  await scope.resolve(Modules.LOCKING).execute([`mailing-list:${address}`], work)
}

/** The asking customer's account if the address is theirs, and otherwise the account with the address. */
async function accountAt(
  scope: MedusaContainer,
  address: string,
  customerId: string | undefined,
): Promise<Account | undefined> {
  const own = customerId === undefined ? undefined : await findAccount(scope, customerId)
  if (own?.email === address) return own
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email: address, has_account: true }, { select: ['id'], take: 1 })
  return customer && findAccount(scope, customer.id)
}

const setSwitch = async (scope: MedusaContainer, { customerId }: Account, email: boolean): Promise<unknown> =>
  changePreference(scope, customerId, 'promotions', { email })
