import type { MedusaContainer, ProviderIdentityDTO } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'

export const passwordProvider = 'emailpass'

/** The part of an identity that signs in with an address and a password. */
export async function passwordIdentity(
  scope: MedusaContainer,
  identityId: string,
): Promise<ProviderIdentityDTO> {
  const [found] = await scope
    .resolve(Modules.AUTH)
    .listProviderIdentities({ auth_identity_id: identityId, provider: passwordProvider }, { take: 1 })
  if (found === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The account has no password', 'password_missing')
  return found
}

/** Whether this is the password of the identity. */
export async function provesPassword(
  scope: MedusaContainer,
  identityId: string,
  password: string,
): Promise<boolean> {
  const { entity_id: email } = await passwordIdentity(scope, identityId)
  const { success, authIdentity } = await scope
    .resolve(Modules.AUTH)
    .authenticate(passwordProvider, { body: { email, password } })
  return success && authIdentity?.id === identityId
}
