import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { accountExistsEmail } from '../email/emails/account-exists'
import { linksFor } from '../email/links-for'
import { mailLanguage } from '../email/messages/mail-language'
import { oncePerToken } from '../email/once-per-token'
import type { MailToSend } from '../../workflows/send-mail'
import { findIdentity } from './find-identity'
import { accountIdOf, hasAccount } from './has-account'

/**
 * What has the address that someone wants to register. `account`: it signs in to something. `free`: nothing, or an identity
 * without an account.
 */
export type Address = 'free' | 'account'

/**
 * Prepares a registration. An identity without an account is deleted: with it, anyone could keep the owner of the address
 * from registering. Its password and its tokens end with it.
 */
export async function settleAddress(scope: MedusaContainer, typed: string): Promise<Address> {
  const identity = await findIdentity(scope, typed)
  if (identity === undefined) return 'free'
  if (hasAccount(identity.app_metadata)) return 'account'
  await scope.resolve(Modules.AUTH).deleteAuthIdentities([identity.id])
  return 'free'
}

/** The mail that tells a customer that someone has tried to register their address, at most once an hour. */
export async function mailToOwner(
  scope: MedusaContainer,
  typed: string,
  now: Date,
  locale: string | undefined,
): Promise<MailToSend | undefined> {
  const identity = await findIdentity(scope, typed)
  const to = identity?.provider_identities?.find(({ provider }) => provider === 'emailpass')?.entity_id
  if (to === undefined || accountIdOf(identity?.app_metadata, 'customer') === undefined) return undefined
  const hour = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length)
  return {
    to,
    template: 'account-exists',
    cause: 'request',
    email: accountExistsEmail((await linksFor(scope, { locale })).signIn, mailLanguage(locale)),
    once: oncePerToken('account-exists', `${to}\n${hour}`),
  }
}
