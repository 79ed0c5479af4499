import { createHash } from 'node:crypto'

import type {
  AuthVerificationDTO,
  FilterableAuthVerificationProps,
  MedusaContainer,
} from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { requestVerificationWorkflow } from '@medusajs/medusa/core-flows'

import { sendMailWorkflow } from '../../workflows/send-mail'
import { hasAccount } from '../identities/has-account'
import { findIdentity } from '../identities/find-identity'
import { mailToOwner } from '../identities/settle-registration'
import type { Account } from '../verification/account'
import { codeProvider, entityType } from '../verification/address-verification'

/** In the metadata of a verification: its link changes the address of the account. */
export const changeMark = { purpose: 'change-email' } as const

/** Whether an address signs in to something, in any case. */
export async function isTaken(scope: MedusaContainer, address: string): Promise<boolean> {
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email: address, has_account: true }, { select: ['id'], take: 1 })
  return customer !== undefined || hasAccount((await findIdentity(scope, address))?.app_metadata)
}

/**
 * Mails a link to the new address: Medusa's verification of it for the account's identity. The owner of an address that has an account
 * gets the mail about that in its place, so that who asks learns nothing.
 */
export async function requestEmailChange(
  scope: MedusaContainer,
  { identityId }: Account,
  address: string,
  locale: string | undefined,
): Promise<void> {
  if (await isTaken(scope, address)) {
    const mail = await mailToOwner(scope, address, new Date(), locale)
    if (mail !== undefined) await sendMailWorkflow(scope).run({ input: mail })
    return
  }
  // Only the latest link works.
  await forgetChanges(scope, identityId)
  await requestVerificationWorkflow(scope).run({
    input: {
      auth_identity_id: identityId,
      entity_id: address,
      entity_type: entityType,
      code_provider: codeProvider,
      metadata: { ...changeMark, locale: locale ?? null },
    },
  })
}

export type Change =
  | { readonly kind: 'own'; readonly to: string }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'none' }

/** The change that a link asks for. Medusa stores only the hash of its token, and says when it is too old. */
export async function changeOfToken(
  scope: MedusaContainer,
  account: Account,
  token: string,
): Promise<Change> {
  const filters: FilterableAuthVerificationProps & { readonly provider_metadata: object } = {
    provider_metadata: { token_hash: createHash('sha256').update(token).digest('hex') },
  }
  const [found] = await scope.resolve(Modules.AUTH).listAuthVerifications(filters)
  if (found === undefined || !isChange(found) || found.verified_at != null) return { kind: 'none' }
  if (found.auth_identity_id !== account.identityId) return { kind: 'foreign' }
  return { kind: 'own', to: found.entity_id }
}

const isChange = ({ metadata }: AuthVerificationDTO): boolean => metadata?.['purpose'] === changeMark.purpose

/** What Medusa's service has and its interface does not name. */
interface Verifications {
  deleteAuthVerifications(ids: readonly string[]): Promise<void>
}

/** Deletes the changes of an address that were asked for, and not yet confirmed. */
async function forgetChanges(scope: MedusaContainer, identityId: string): Promise<void> {
  await deleteVerifications(scope, identityId, (one) => isChange(one) && one.verified_at == null)
}

/** Deletes the proofs of an identity for any other address than this one. */
export async function keepProofOf(
  scope: MedusaContainer,
  identityId: string,
  address: string,
): Promise<void> {
  await deleteVerifications(scope, identityId, (one) => one.entity_id !== address)
}

async function deleteVerifications(
  scope: MedusaContainer,
  identityId: string,
  which: (one: AuthVerificationDTO) => boolean,
): Promise<void> {
  const auth = scope.resolve(Modules.AUTH)
  const all = await auth.listAuthVerifications({ auth_identity_id: identityId, entity_type: entityType })
  const ids = all.filter(which).flatMap(({ id }) => id ?? [])
  if (ids.length > 0) await (auth as unknown as Verifications).deleteAuthVerifications(ids)
}
