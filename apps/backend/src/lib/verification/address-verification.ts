import { createHash } from 'node:crypto'

import type {
  AuthVerificationDTO,
  FilterableAuthVerificationProps,
  MedusaContainer,
} from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { requestVerificationWorkflow } from '@medusajs/medusa/core-flows'

import type { Account } from './account'

/** Medusa's entity type and code provider for the verification of an email. */
export const entityType = 'email'
export const codeProvider = 'token'

/** When the account's address was verified; undefined while it is not. */
export async function verifiedAt(scope: MedusaContainer, account: Account): Promise<Date | undefined> {
  const found = await verificationOf(scope, account)
  return found?.verified_at == null ? undefined : new Date(found.verified_at)
}

/** Creates a token and emits an event; `subscribers/verification-requested.ts` sends the email. */
export async function requestVerification(
  scope: MedusaContainer,
  { identityId, email }: Account,
): Promise<void> {
  await requestVerificationWorkflow(scope).run({
    input: {
      auth_identity_id: identityId,
      entity_id: email,
      entity_type: entityType,
      code_provider: codeProvider,
    },
  })
}

/** `foreign`: of another account. `unknown`: no token, or one that a later one has replaced. */
export type TokenOwner =
  | { readonly kind: 'own'; readonly verification: AuthVerificationDTO }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unknown' }

/** Whether the token was sent for this account. Medusa stores only the token's hash. */
export async function ownerOfToken(
  scope: MedusaContainer,
  account: Account,
  token: string,
): Promise<TokenOwner> {
  const hash = createHash('sha256').update(token).digest('hex')
  const verification = await verificationOf(scope, account)
  if (verification?.provider_metadata?.['token_hash'] === hash) return { kind: 'own', verification }
  // As Medusa looks it up itself.
  const filters: FilterableAuthVerificationProps & { readonly provider_metadata: object } = {
    provider_metadata: { token_hash: hash },
  }
  const [found] = await scope.resolve(Modules.AUTH).listAuthVerifications(filters)
  const isForeign = found !== undefined && found.auth_identity_id !== account.identityId
  return { kind: isForeign ? 'foreign' : 'unknown' }
}

async function verificationOf(
  scope: MedusaContainer,
  { identityId, email }: Account,
): Promise<AuthVerificationDTO | undefined> {
  const [found] = await scope.resolve(Modules.AUTH).listAuthVerifications({
    auth_identity_id: identityId,
    entity_id: email,
    entity_type: entityType,
  })
  return found
}
