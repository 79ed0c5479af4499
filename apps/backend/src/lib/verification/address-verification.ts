import { createHash } from 'node:crypto'

import type { AuthVerificationDTO, MedusaContainer } from '@medusajs/framework/types'
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

/** Whether the token was sent for this account. Medusa stores only the token's hash. */
export async function isTokenOf(scope: MedusaContainer, account: Account, token: string): Promise<boolean> {
  const { provider_metadata: kept } = (await verificationOf(scope, account)) ?? {}
  return kept?.['token_hash'] === createHash('sha256').update(token).digest('hex')
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
