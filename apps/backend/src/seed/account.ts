import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** Registers an e-mail address and a password, and answers with the id of that identity. */
export async function seedIdentity(
  container: MedusaContainer,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const { success, error, authIdentity } = await container
    .resolve(Modules.AUTH)
    .register('emailpass', { body: { email, password } })
  if (!success || authIdentity === undefined) throw new Error(`${email} could not be registered: ${error}`)
  return authIdentity.id
}
