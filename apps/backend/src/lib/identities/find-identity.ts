import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/**
 * The identity of the password provider with this address: as it is typed, then in lower case, as the sign-in looks for it.
 */
export async function findIdentity(
  scope: MedusaContainer,
  typed: string,
): Promise<AuthIdentityDTO | undefined> {
  const auth = scope.resolve(Modules.AUTH)
  for (const address of new Set([typed, typed.toLowerCase()])) {
    const [found] = await auth.listAuthIdentities(
      { provider_identities: { entity_id: address, provider: 'emailpass' } },
      { relations: ['provider_identities'], take: 1 },
    )
    if (found !== undefined) return found
  }
  return undefined
}
