import { createHash, randomBytes } from 'node:crypto'

import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { newsletterModule } from '../../modules/newsletter'
import type { NewsletterService } from '../../modules/newsletter/service'
import { preferencesModule } from '../../modules/preferences'
import type { PreferencesService } from '../../modules/preferences/service'
import { changePreference } from '../preferences/change-preference'
import { findAccount, type Account } from '../verification/account'
import { verifiedAt } from '../verification/address-verification'
import { mailConfirmation } from './mail-confirmation'

/**
 * The one list of addresses that letters about offers go to. An address gets them once it is confirmed: with the link of a mail to it, or
 * by a customer whose address is verified. A change of the list changes the switch of the address's account too: the stored preference
 * `promotions.email`, which the account shows. The list itself is not shown, because an account can have another person's address until
 * the address is verified.
 */

/**
 * Mails the link that confirms an address. An address on the list gets none; who asks does not learn that.
 *
 * @param address in lower case.
 */
export async function requestSubscription(
  scope: MedusaContainer,
  address: string,
  locale: string | undefined,
): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  const mail = await inTurn(scope, address, async () => {
    const subscriber = await newsletterIn(scope).request(address, hashOf(token))
    return subscriber.confirmed_at === null ? { subscriberId: subscriber.id } : undefined
  })
  if (mail !== undefined) await mailConfirmation(scope, { ...mail, to: address, token, locale })
}

/** The link of that mail. False when it was used, replaced or deleted. */
export async function confirmSubscription(scope: MedusaContainer, token: string): Promise<boolean> {
  const address = await newsletterIn(scope).confirmLink(hashOf(token))
  if (address === undefined) return false
  const account = await accountAt(scope, address)
  // An account can have another person's address, until it is verified.
  if (account !== undefined && (await verifiedAt(scope, account)) !== undefined)
    await setSwitch(scope, account, true)
  return true
}

/** Takes an address off the list and turns its account's switch off; idempotent. */
export async function unsubscribe(scope: MedusaContainer, address: string): Promise<void> {
  await inTurn(scope, address, async () => {
    await newsletterIn(scope).unsubscribe(address)
    const account = await accountAt(scope, address)
    if (account !== undefined) await setSwitch(scope, account, false)
  })
}

/** The same by the id in the link of a letter. */
export async function leave(scope: MedusaContainer, subscriberId: string): Promise<void> {
  const found = await newsletterIn(scope).find({ id: subscriberId })
  if (found !== undefined) await unsubscribe(scope, found.email)
}

/**
 * Changes what a customer has chosen for the own address. One that is not verified is confirmed by the link of a mail, or when the
 * customer verifies it.
 */
export async function switchLetters(
  scope: MedusaContainer,
  customerId: string,
  on: boolean,
  locale: string | undefined,
): Promise<void> {
  const account = await findAccount(scope, customerId)
  if (account === undefined) throw new Error(`The customer ${customerId} has no account`)
  const { email } = account
  if (!on) return await unsubscribe(scope, email)
  if ((await verifiedAt(scope, account)) === undefined) await requestSubscription(scope, email, locale)
  else await inTurn(scope, email, async () => newsletterIn(scope).confirm(email, 'account'))
  await setSwitch(scope, account, true)
}

/** Brings the list and the switch of an account together whose address has just been verified. */
export async function showSubscription(scope: MedusaContainer, account: Account): Promise<void> {
  await inTurn(scope, account.email, async () => {
    const newsletter = newsletterIn(scope)
    if (await newsletter.isSubscribed(account.email)) await setSwitch(scope, account, true)
    else if (await isSwitchedOn(scope, account)) await newsletter.confirm(account.email, 'account')
  })
}

/** The letters of an account whose address has changed to one that it has proved. */
export async function moveSubscription(scope: MedusaContainer, from: string, to: string): Promise<void> {
  const newsletter = newsletterIn(scope)
  if (!(await newsletter.isSubscribed(from))) return
  await newsletter.unsubscribe(from)
  await newsletter.confirm(to, 'account')
}

const newsletterIn = (scope: MedusaContainer): NewsletterService =>
  scope.resolve<NewsletterService>(newsletterModule)

/** The database has no token that works. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Otherwise the list and the switch could differ after two quick changes. */
async function inTurn<Result>(
  scope: MedusaContainer,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return await scope.resolve(Modules.LOCKING).execute([`mailing-list:${address}`], work)
}

async function accountAt(scope: MedusaContainer, address: string): Promise<Account | undefined> {
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email: address, has_account: true }, { select: ['id'], take: 1 })
  return customer && findAccount(scope, customer.id)
}

async function isSwitchedOn(scope: MedusaContainer, { customerId }: Account): Promise<boolean> {
  const all = await scope.resolve<PreferencesService>(preferencesModule).read(customerId)
  return all.find(({ id }) => id === 'promotions')?.email === true
}

const setSwitch = async (scope: MedusaContainer, { customerId }: Account, email: boolean): Promise<unknown> =>
  changePreference(scope, customerId, 'promotions', { email })
