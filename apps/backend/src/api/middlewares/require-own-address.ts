import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

import { showSubscription } from '../../lib/newsletter/mailing-list'
import { readAccount, type Account } from '../../lib/verification/account'
import { addressVerified, type AddressVerified } from '../../lib/verification/address-verified'
import { codeProvider, entityType, ownerOfToken } from '../../lib/verification/address-verification'
import { claimGuestOrdersWorkflow } from '../../workflows/claim-guest-orders'
import { answerAfter } from './answer-after'
import { refuseToken } from './refused-token'

/** Medusa sends a token to any address a signed-in user names. A customer may request one only for their own address. */
export async function requireOwnAddress(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const account = await accountOf(request)
  const asked = request.validatedBody as Readonly<Record<string, unknown>>
  const { entity_id: address, entity_type: type, code_provider: provider } = asked
  const isOwn = typeof address === 'string' && address.toLowerCase() === account?.email
  if (account === undefined || !isOwn || type !== entityType || provider !== codeProvider) {
    const message = 'A customer may verify the email of their own account.'
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
  }
  // In the account's spelling: Medusa treats the same address in another case as a different one.
  request.validatedBody = { ...asked, entity_id: account.email, metadata: {} }
  next()
}

/**
 * Medusa accepts the token of an email from anyone. But an account can be created with another person's address, and its
 * owner may follow the link. So the token is valid only together with a sign-in to that account. Then the guest orders
 * placed with the address move to the account, and it shows whether the address is on the mailing list: again whenever the
 * token is confirmed again, so that nothing is left after a failure.
 */
export async function requireOwnVerification(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const account = await accountOf(request)
  if (account === undefined) return refuseToken(response)
  const { code } = request.validatedBody as { readonly code: string }
  const owner = await ownerOfToken(request.scope, account, code)
  if (owner.kind === 'foreign') {
    const message = 'The verification code is for another account'
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, 'verification_not_own')
  }
  if (owner.kind === 'unknown')
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'Verification code is invalid or already used')
  const { verified_at: verifiedAt } = owner.verification
  if (verifiedAt != null) {
    // The process may have ended after the verification, or the answer was lost.
    await settleVerified(request, account, new Date(verifiedAt))
    const { entity_id, entity_type, code_provider } = owner.verification
    response.json({ entity_id, entity_type, code_provider, verified_at: verifiedAt })
    return
  }
  answerAfter(response, next, async (answer) => {
    await settleVerified(request, account, new Date())
    const { customerId: id, email } = account
    const data: AddressVerified = { id, email }
    await request.scope.resolve(Modules.EVENT_BUS).emit({ name: addressVerified, data })
    return answer
  })
  next()
}

async function settleVerified({ scope }: MedusaRequest, account: Account, verified: Date): Promise<void> {
  const { customerId, email } = account
  const verifiedAt = verified.toISOString()
  await claimGuestOrdersWorkflow(scope).run({ input: { customerId, email, verifiedAt } })
  await showSubscription(scope, account)
}

async function accountOf(request: MedusaRequest): Promise<Account | undefined> {
  const { auth_context: caller } = request as Partial<AuthenticatedMedusaRequest>
  if (caller?.actor_type !== 'customer' || caller.actor_id === '') return undefined
  return readAccount(request.scope, caller.actor_id, caller.auth_identity_id)
}
